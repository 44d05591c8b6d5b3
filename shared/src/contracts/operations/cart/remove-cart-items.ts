import { z } from "zod";
import { maxCartLines } from "../../../domain/index.ts";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { ChangedCart } from "../outputs.ts";

export const removeCartItems = defineOperation({
  method: "DELETE",
  path: "/v2/cart/cart-item",
  access: "shopper",
  tag: "cart",
  summary: "Removes lines from the cart.",
  body: z.object({
    ids: z.array(Id).min(1, "Hãy chọn ít nhất một món.").max(maxCartLines, `Mỗi lần nhiều nhất ${maxCartLines} món.`),
  }),
  response: ChangedCart,
});
