import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { frame } from "../../locales/vi/frame.ts";

/** The pages of the account, as the side menu and the header's menu list them. */
export const accountLinks = [
  { name: frame.orders, icon: "cart", to: pathTo("orders") },
  { name: frame.addresses, icon: "pin", to: pathTo("addresses") },
  { name: frame.profile, icon: "user", to: pathTo("profile") },
  { name: frame.password, icon: "lock", to: pathTo("changePassword") },
] as const;
