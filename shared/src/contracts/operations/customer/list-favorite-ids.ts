import { z } from "zod";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";

export const listFavoriteIds = defineOperation({
  method: "GET",
  path: "/v2/product/favorite-product/ids",
  access: "customer",
  tag: "favorite",
  summary: "The ids of the customer's favourites.",
  response: z.object({ ids: z.array(Id) }),
});
