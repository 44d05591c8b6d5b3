import { removeFavorite } from "@thuot-tha/shared/contracts/operations/customer/remove-favorite";
import { handle } from "../../http/handle.ts";
import { deleteFavorite } from "../queries/favorites.ts";

/** Removing an absent favourite is not an error. */
export const removeFavoriteHandler = handle(removeFavorite, async ({ body, context, customer }) => {
  await deleteFavorite(context.db, customer.customerId, body.id);
  return {};
});
