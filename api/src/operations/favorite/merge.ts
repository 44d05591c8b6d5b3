import { addFavorites, listFavoriteIds } from "../../db/queries/favorites.ts";
import { operation } from "../operation.ts";

export const favoriteMerge = operation("favorite.merge", ({ body, context, customer }) =>
  context.db.transaction(async (tx) => {
    await addFavorites(tx, customer.customerId, body.ids, context.now());
    return { ids: await listFavoriteIds(tx, customer.customerId) };
  }),
);
