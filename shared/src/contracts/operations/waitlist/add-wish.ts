import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { DayRange, Id } from "../entities/values.ts";
import { WaitingWish } from "../entities/waitlist.ts";

/** A repeated wish returns the same answer. */
export const addWish = defineOperation({
  method: "POST",
  path: "/v2/waiting-list",
  access: "customer",
  status: 201,
  tag: "waiting-list",
  summary: "Adds a variant to the waiting list: the customer is notified when days become free for rent.",
  body: z.object({
    variantId: Id,
    /** Wear dates; null for any day. */
    wear: DayRange.nullable().default(null),
  }),
  response: WaitingWish,
});
