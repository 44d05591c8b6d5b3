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
import { frame } from "../../locales/vi/frame.ts";

/** The account's pages in menu order. */
export const accountLinks = [
  { name: frame.orders, icon: "hanger", to: linkTo(ordersRoute) },
  { name: frame.favorites, icon: "heart", to: linkTo(favoritesRoute) },
  { name: frame.waitingList, icon: "calendar", to: linkTo(waitingListRoute) },
  { name: frame.notifications, icon: "bell", to: linkTo(notificationsRoute) },
  { name: frame.wallet, icon: "wallet", to: linkTo(walletRoute) },
  { name: frame.addresses, icon: "pin", to: linkTo(addressesRoute) },
  { name: frame.profile, icon: "user", to: linkTo(profileRoute) },
  { name: frame.password, icon: "lock", to: linkTo(changePasswordRoute) },
] as const;
