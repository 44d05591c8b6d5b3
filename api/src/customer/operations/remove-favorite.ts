import { removeFavorite } from "@thuot-tha/shared/contracts/operations/customer/remove-favorite";
import { handle } from "../../http/handle.ts";
import { deleteFavorite } from "../queries/favorites.ts";

/** Taking away what is not there is no error: the heart is empty either way. */
export const favoriteRemove = handle(removeFavorite, async ({ body, context, customer }) => {
  await deleteFavorite(context.db, customer.customerId, body.id);
  return {};
});
