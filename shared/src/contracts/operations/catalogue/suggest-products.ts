import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { FoundCard } from "../entities/catalogue.ts";
import { NamedLink } from "../entities/values.ts";
import { searchWords } from "../inputs.ts";

export const suggestProducts = defineOperation({
  method: "GET",
  path: "/v2/product/suggest",
  access: "public",
  tag: "product",
  summary: "Suggestions while a shopper types.",
  query: z.object({ q: searchWords.min(1, "Hãy nhập từ cần tìm.") }),
  /** At most 8 of each; `queries` are suggested searches. */
  response: z.object({
    products: z.array(FoundCard),
    categories: z.array(NamedLink),
    queries: z.array(z.string()),
  }),
});
