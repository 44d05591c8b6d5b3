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
import { layout } from "../../locales/vi/layout.ts";

/** The account's pages in menu order. */
export const accountLinks = [
  { name: layout.orders, icon: "hanger", to: linkTo(ordersRoute) },
  { name: layout.favorites, icon: "heart", to: linkTo(favoritesRoute) },
  { name: layout.waitingList, icon: "calendar", to: linkTo(waitingListRoute) },
  { name: layout.notifications, icon: "bell", to: linkTo(notificationsRoute) },
  { name: layout.wallet, icon: "wallet", to: linkTo(walletRoute) },
  { name: layout.addresses, icon: "pin", to: linkTo(addressesRoute) },
  { name: layout.profile, icon: "user", to: linkTo(profileRoute) },
  { name: layout.password, icon: "lock", to: linkTo(changePasswordRoute) },
] as const;
