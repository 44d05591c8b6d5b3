import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { frame } from "../../locales/vi/frame.ts";

/** The pages of the account, as every menu lists them. */
export const accountLinks = [
  { name: frame.orders, icon: "hanger", to: pathTo("orders") },
  { name: frame.favorites, icon: "heart", to: pathTo("favorites") },
  { name: frame.notifications, icon: "bell", to: pathTo("notifications") },
  { name: frame.wallet, icon: "wallet", to: pathTo("wallet") },
  { name: frame.addresses, icon: "pin", to: pathTo("addresses") },
  { name: frame.profile, icon: "user", to: pathTo("profile") },
  { name: frame.password, icon: "lock", to: pathTo("changePassword") },
] as const;
