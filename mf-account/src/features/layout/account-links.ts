import { linkTo } from "@thuot-tha/shared/contracts";
import {
  addressesRoute,
  changePasswordRoute,
  favoritesRoute,
  notificationsRoute,
  ordersRoute,
  profileRoute,
  waitingListRoute,
  walletRoute,
} from "@thuot-tha/shared/contracts/routes/account";
import { viLayout } from "../../locales/vi/layout.ts";

/** The account's pages in menu order. */
export const accountLinks = [
  { name: viLayout.orders, icon: "hanger", to: linkTo(ordersRoute) },
  { name: viLayout.favorites, icon: "heart", to: linkTo(favoritesRoute) },
  { name: viLayout.waitingList, icon: "calendar", to: linkTo(waitingListRoute) },
  { name: viLayout.notifications, icon: "bell", to: linkTo(notificationsRoute) },
  { name: viLayout.wallet, icon: "wallet", to: linkTo(walletRoute) },
  { name: viLayout.addresses, icon: "pin", to: linkTo(addressesRoute) },
  { name: viLayout.profile, icon: "user", to: linkTo(profileRoute) },
  { name: viLayout.password, icon: "lock", to: linkTo(changePasswordRoute) },
] as const;
