import { accountRecentlySeen } from "@thuot-tha/shared/contracts/slots/account";
import { slotContent } from "@thuot-tha/shared/platform";
import { RecentlySeen } from "../../features/seen/RecentlySeen.tsx";

/** The products the shopper viewed last, on account pages. */
export const recentlySeenSlot = slotContent({
  slot: accountRecentlySeen,
  rendering: "client",
  Component: RecentlySeen,
});
