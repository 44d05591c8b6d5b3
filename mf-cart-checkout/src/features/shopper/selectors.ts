import type { WithShopper } from "./slice.ts";

export const getShopper = (state: WithShopper) => state.cartShopper;
export const getPricing = (state: WithShopper) => state.cartShopper.pricing;

export type Standing = "unknown" | "guest" | "customer";

export const getStanding = ({ cartShopper: { known, userId } }: WithShopper): Standing => {
  if (!known) return "unknown";
  return userId === null ? "guest" : "customer";
};
