import { defineEvent } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";
import { dong } from "../values.ts";

/** The member's prices; null without a membership. Owner: the shell, which holds them in its store. */
export const membershipPricingChanged = defineEvent({
  id: "membership.pricing-changed@1",
  kind: "state",
  owner: "shell",
  payload: z.nullable(
    z.object({
      percentDiscount: z.number().check(z.minimum(0), z.maximum(100)),
      /** Wear days the package includes. */
      extendDay: z.int().check(z.minimum(0)),
      items: z.array(z.object({ productId: z.string(), membershipRentalPrice: dong })),
    }),
  ),
});

/** A package was paid for, so the session and prices have changed. Owner: mf-membership; the shell loads both again. */
export const membershipJoined = defineEvent({
  id: "membership.joined@1",
  kind: "event",
  owner: "mf-membership",
  payload: z.object({ membershipPackageId: z.string() }),
});
