import type { SlotFill } from "@thuot-tha/shared/platform";
import { MembershipPrice, type MembershipPriceProps } from "./MembershipPrice.tsx";

/** `product.membership-price`: what a member pays for one rental of this piece; an invitation for everybody else. */
export const membershipPriceSlot: SlotFill<MembershipPriceProps> = { Component: MembershipPrice };
