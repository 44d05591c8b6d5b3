import { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import { listCards } from "../../catalogue/queries/cards.ts";
import { handle } from "../../http/handle.ts";
import { countFavorites, listFavoriteIds } from "../queries/favorites.ts";

export const listFavoritesHandler = handle(listFavorites, async ({ query, context, customer }) => {
  const { "pagination.page": page, "pagination.limit": limit } = query;
  const { db } = context;
  const ids = await listFavoriteIds(db, customer.customerId, { page, limit });
  const total = await countFavorites(db, customer.customerId);
  return { items: await listCards(db, ids), pagination: { page, limit, total } };
});
