import { mergeFavorites } from "@thuot-tha/shared/contracts/operations/customer/merge-favorites";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { handle } from "../../http/handle.ts";
import { addFavorites, listFavoriteIds } from "../queries/favorites.ts";

export const mergeFavoritesHandler = handle(mergeFavorites, ({ body, context, customer }) =>
  context.db.transaction(async (tx) => {
    await lockSignedIn(tx, customer.customerId);
    await addFavorites(tx, customer.customerId, body.ids, context.now());
    return { ids: await listFavoriteIds(tx, customer.customerId) };
  }),
);
