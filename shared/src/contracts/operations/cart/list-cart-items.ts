import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { CartItem } from "../entities/cart.ts";
import { ShopTerms } from "../entities/values.ts";

export const listCartItems = defineOperation({
  method: "GET",
  path: "/v2/cart/cart-item/list",
  access: "shopper",
  tag: "cart",
  summary: "The cart of the customer or the guest.",
  response: z.object({ items: z.array(CartItem), terms: ShopTerms.optional() }),
});
