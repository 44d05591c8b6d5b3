import { listFavoriteIds as operation } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { handle } from "../../http/handle.ts";
import { listFavoriteIds } from "../queries/favorites.ts";

export const listFavoriteIdsHandler = handle(operation, async ({ context, customer }) => ({
  ids: await listFavoriteIds(context.db, customer.customerId),
}));
