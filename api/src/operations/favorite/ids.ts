import { listFavoriteIds } from "../../db/queries/favorites.ts";
import { operation } from "../operation.ts";

export const favoriteIds = operation("favorite.ids", async ({ context, customer }) => ({
  ids: await listFavoriteIds(context.db, customer.customerId),
}));
