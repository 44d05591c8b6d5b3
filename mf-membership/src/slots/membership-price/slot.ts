import { membershipPrice } from "@thuot-tha/shared/contracts/slots/membership";
import { slotContent } from "@thuot-tha/shared/platform";
import { MembershipPrice } from "./MembershipPrice.tsx";

/** A member's price for one rental of this piece; an invitation for other shoppers. */
export const membershipPriceSlot = slotContent({
  slot: membershipPrice,
  rendering: "server",
  Component: MembershipPrice,
});
