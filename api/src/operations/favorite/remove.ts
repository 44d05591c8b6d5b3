import { deleteFavorite } from "../../db/queries/favorites.ts";
import { operation } from "../operation.ts";

/** Taking away what is not there is no error: the heart is empty either way. */
export const favoriteRemove = operation("favorite.remove", async ({ body, context, customer }) => {
  await deleteFavorite(context.db, customer.customerId, body.id);
  return {};
});
