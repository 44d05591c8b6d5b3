import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";
import { Nothing } from "../outputs.ts";

export const removeFavorite = defineOperation({
  method: "DELETE",
  path: "/v2/product/favorite-product",
  access: "customer",
  tag: "favorite",
  summary: "Removes a product from the favourites.",
  body: z.object({ id: Id }),
  response: Nothing,
});
