import type { ShopTerms } from "@thuot-tha/shared/contracts/operations/entities";
import type { Context } from "../context.ts";

/** The settings that browsers need for their calculations. */
export const shopTerms = ({ config: { shipping, rental } }: Pick<Context, "config">): ShopTerms => ({
  shipping,
  rental: {
    leadDays: rental.leadDays,
    cutoffHour: rental.cutoffHour,
    maxDays: rental.maxDays,
    horizonDays: rental.horizonDays,
  },
});
