import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import type { MembershipPricing } from "@thuot-tha/shared/domain";
import { useEventState } from "@thuot-tha/shared/platform";

/** The member's prices; null without a membership, undefined until known. */
export const useMembershipPricing = (): MembershipPricing | null | undefined => useEventState(membershipPricingChanged);
