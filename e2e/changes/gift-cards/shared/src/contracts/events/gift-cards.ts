import { defineEvent } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";
import { dong } from "../values.ts";

/** The gift card that the shopper has chosen last. */
export const giftCardChosen = defineEvent({
  id: "gift-card.chosen@1",
  kind: "state",
  owner: "mf-membership",
  payload: z.object({ name: z.string(), price: dong }),
});
