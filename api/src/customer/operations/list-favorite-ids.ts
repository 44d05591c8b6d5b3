import { listFavoriteIds as operation } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { handle } from "../../http/handle.ts";
import { listFavoriteIds } from "../queries/favorites.ts";

export const favoriteIds = handle(operation, async ({ context, customer }) => ({
  ids: await listFavoriteIds(context.db, customer.customerId),
}));
