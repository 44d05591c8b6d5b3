import { z } from "zod";
import { maxGuestFavorites } from "../../limits/index.ts";
import { defineOperation } from "../define-operation.ts";
import { Id } from "../entities/values.ts";

/** Adds a guest's favourites to the customer's; unknown products are left out. Returns all favourites. */
export const mergeFavorites = defineOperation({
  method: "POST",
  path: "/v2/product/favorite-product/merge",
  access: "customer",
  tag: "favorite",
  summary: "Adds the favourites that a guest had stored in the browser.",
  body: z.object({ ids: z.array(Id).max(maxGuestFavorites) }),
  response: z.object({ ids: z.array(Id) }),
});
