import { membershipPrice } from "@thuot-tha/shared/contracts/slots/membership";
import { slotContent } from "@thuot-tha/shared/platform";
import { MembershipPrice } from "./MembershipPrice.tsx";

/** What a member pays for one rental of this piece; an invitation for everyone else. */
export const membershipPriceSlot = slotContent({
  slot: membershipPrice,
  rendering: "server",
  Component: MembershipPrice,
});
