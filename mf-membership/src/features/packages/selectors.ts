import { createSelector } from "@thuot-tha/shared/platform";
import type { WithPackages } from "./slice.ts";

export const getPackages = (state: WithPackages) => state.membershipPackages;

/** Packages by price, cheapest first. */
export const getPackagesByPrice = createSelector([getPackages], (packages) =>
  [...packages].sort((a, b) => a.price - b.price),
);
