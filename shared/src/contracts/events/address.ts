import { defineEvent } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";

/**
 * Where the order should go, as chosen in the `checkout.address` slot; null while nothing is chosen. Owner: mf-account.
 */
export const addressChosen = defineEvent({
  id: "address.chosen@1",
  kind: "state",
  owner: "mf-account",
  payload: z.object({ addressId: z.nullable(z.string()) }),
});
