import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { ProductCard } from "../entities/catalogue.ts";
import { Id } from "../entities/values.ts";

export const listRelatedProducts = defineOperation({
  method: "GET",
  path: "/v2/product/:id/related",
  access: "public",
  tag: "product",
  summary: "Products that share most with this one.",
  params: z.object({ id: Id }),
  response: z.object({ items: z.array(ProductCard) }),
});
