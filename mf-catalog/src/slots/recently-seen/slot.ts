import { accountRecentlySeen } from "@thuot-tha/shared/contracts/slots/account";
import { slotContent } from "@thuot-tha/shared/platform";
import { RecentlySeen } from "../../features/seen/RecentlySeen.tsx";

/** What the shopper has looked at lately, on pages of the account. */
export const recentlySeenSlot = slotContent({
  slot: accountRecentlySeen,
  rendering: "client",
  Component: RecentlySeen,
});
