import { addWish } from "@thuot-tha/shared/contracts/operations/waitlist/add-wish";
import type { DayRange } from "@thuot-tha/shared/domain";
import type { Client } from "@thuot-tha/shared/http";

/** Puts the customer on the waiting list of a variant, for these days or, with null, for any day. */
export const addToWaitingList = (client: Client, variantId: string, wear: DayRange | null): Promise<unknown> =>
  client.call(addWish, { body: { variantId, wear } });
