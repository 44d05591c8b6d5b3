import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { ProductCard } from "../entities/catalogue.ts";
import { manyQuery } from "../inputs.ts";

/** Cards of known products, in the requested order; unknown and withdrawn ones are left out. */
export const listProductCards = defineOperation({
  method: "GET",
  path: "/v2/product/cards",
  access: "public",
  tag: "product",
  summary: "The cards of known products.",
  query: z.object({ ids: manyQuery.refine((ids) => ids.length <= 48, "Nhiều nhất 48 món mỗi lần.") }),
  response: z.object({ items: z.array(ProductCard) }),
});
