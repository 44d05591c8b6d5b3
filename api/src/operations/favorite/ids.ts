import { listFavoriteIds as operation } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { listFavoriteIds } from "../../db/queries/favorites.ts";
import { handle } from "../handle.ts";

export const favoriteIds = handle(operation, async ({ context, customer }) => ({
  ids: await listFavoriteIds(context.db, customer.customerId),
}));
