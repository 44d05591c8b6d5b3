import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { InvalidDates } from "../entities/cart.ts";
import { Day, DayRange, Id } from "../entities/values.ts";
import { quantities } from "../inputs.ts";

export const listInvalidDates = defineOperation({
  method: "POST",
  path: "/v2/cart/invalid-rent-date/list",
  access: "guest",
  tag: "cart",
  summary: "Wear dates of a variant that cannot be chosen, and why.",
  body: z.object({ variantId: Id, quantities, cartItemId: Id.optional() }),
  response: z.object({
    invalidDates: z.array(InvalidDates),
    /**
     * The longest ranges of wear dates on which so many pieces are free from end to end, by their start; a wear that lies
     * within one of them can be ordered. Days between invalid ones may be free on another piece each, and are no range then.
     */
    freeRanges: z.array(DayRange).optional(),
    /** First and last wear date that may be chosen at all, and how many wear days a rental may have. */
    firstDate: Day,
    lastDate: Day,
    maxDays: z.int(),
  }),
});
