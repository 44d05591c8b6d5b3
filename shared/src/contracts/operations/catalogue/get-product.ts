import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Product } from "../entities/catalogue.ts";
import { ShopTerms } from "../entities/values.ts";

export const getProduct = defineOperation({
  method: "GET",
  path: "/v2/product/:productLink",
  access: "public",
  tag: "product",
  summary: "One product with variants and free pieces.",
  params: z.object({ productLink: z.string().min(1).max(200) }),
  response: Product.extend({
    terms: ShopTerms.optional(),
    /** The shop no longer offers the product; it then has no variants. */
    withdrawn: z.literal(true).optional(),
  }),
});
