import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { ProductCard } from "../entities/catalogue.ts";
import { Page } from "../entities/values.ts";
import { pageQuery } from "../inputs.ts";

export const listFavorites = defineOperation({
  method: "GET",
  path: "/v2/product/favorite-product/list",
  access: "customer",
  tag: "favorite",
  summary: "The customer's favourites, newest first.",
  query: z.object(pageQuery()),
  response: z.object({ items: z.array(ProductCard), pagination: Page }),
});
