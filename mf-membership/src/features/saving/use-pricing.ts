import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import type { MembershipPricing } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";

/** The member's prices; null without a membership, undefined until known. */
export function usePricing(): MembershipPricing | null | undefined {
  const { bus } = useHost();
  const [pricing, setPricing] = useState<MembershipPricing | null>();
  useEffect(() => membershipPricingChanged.subscribe(bus, setPricing), [bus]);
  return pricing;
}
