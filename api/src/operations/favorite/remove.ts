import { removeFavorite } from "@thuot-tha/shared/contracts/operations/customer/remove-favorite";
import { deleteFavorite } from "../../db/queries/favorites.ts";
import { handle } from "../handle.ts";

/** Taking away what is not there is no error: the heart is empty either way. */
export const favoriteRemove = handle(removeFavorite, async ({ body, context, customer }) => {
  await deleteFavorite(context.db, customer.customerId, body.id);
  return {};
});
