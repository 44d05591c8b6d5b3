import { anyone, defineEvent } from "@thuot-tha/shared/contracts";
import * as z from "@thuot-tha/shared/schema";
import { dong, quantity } from "../values.ts";

/** A piece in a commerce event, named as analytics tools name it. `price`: đồng for one piece, day factor included. */
const item = z.object({
  item_id: z.string(),
  item_name: z.string(),
  item_brand: z.optional(z.string()),
  /** Size and colour. */
  item_variant: z.optional(z.string()),
  /** "rental", "sale" or "membership". */
  item_category: z.optional(z.string()),
  price: z.optional(dong),
  quantity: z.optional(quantity),
  index: z.optional(z.int()),
});
const items = z.array(item);
const currency = z.literal("VND");
const goods = { currency, value: dong, items };

/** An entry for the data layer. Any remote may emit it; the shell adds revision, remote and version. */
export const analyticsTracked = defineEvent({
  id: "analytics.tracked@1",
  kind: "event",
  owner: anyone,
  payload: z.discriminatedUnion("name", [
    z.object({ name: z.literal("view_item_list"), item_list_name: z.string(), items }),
    z.object({ name: z.literal("view_item"), ...goods }),
    z.object({ name: z.literal("add_to_cart"), ...goods }),
    z.object({ name: z.literal("begin_checkout"), ...goods }),
    z.object({ name: z.literal("add_payment_info"), payment_type: z.string(), ...goods }),
    z.object({
      name: z.literal("purchase"),
      transaction_id: z.string(),
      payment_type: z.string(),
      shipping: dong,
      ...goods,
    }),
    z.object({ name: z.literal("sign_up"), method: z.string() }),
    z.object({ name: z.literal("login"), method: z.string() }),
    z.object({ name: z.literal("search"), search_term: z.string() }),
  ]),
});
