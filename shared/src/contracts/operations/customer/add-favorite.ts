import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { Nothing } from "../outputs.ts";

export const addFavorite = defineOperation({
  method: "POST",
  path: "/v2/product/favorite-product",
  access: "customer",
  tag: "favorite",
  summary: "Adds a product to the favourites.",
  body: z.object({ id: Id }),
  response: Nothing,
});
