import { z } from "zod";
import { CartItem, InvalidDates } from "./entities/cart.ts";
import { Day, Id, SaleType } from "./entities/values.ts";
import { nullableDay, quantities } from "./inputs.ts";
import type { OperationSchema } from "./schema.ts";

/** What changed, and how many lines the cart has now. */
const CartChange = z.object({ item: CartItem, total: z.int() });

export const cartOperations = {
  "cart.list": { response: z.object({ items: z.array(CartItem) }) },
  "cart.add": {
    body: z.object({ variantId: Id, type: SaleType, quantities, dateFrom: nullableDay, dateTo: nullableDay }),
    response: CartChange,
  },
  "cart.update": {
    params: z.object({ id: Id }),
    body: z.object({ id: Id, quantities, dateFrom: nullableDay, dateTo: nullableDay }),
    response: CartChange,
  },
  "cart.delete": {
    body: z.object({ ids: z.array(Id).min(1, "Hãy chọn ít nhất một món.").max(100, "Mỗi lần nhiều nhất 100 món.") }),
    response: z.object({ total: z.int() }),
  },
  "cart.invalid-dates": {
    body: z.object({ variantId: Id, quantities, cartItemId: Id.optional() }),
    response: z.object({
      invalidDates: z.array(InvalidDates),
      /** First and last wear date that may be chosen at all, and how many wear days a rental may have. */
      firstDate: Day,
      lastDate: Day,
      maxDays: z.int(),
    }),
  },
} satisfies Record<string, OperationSchema>;
