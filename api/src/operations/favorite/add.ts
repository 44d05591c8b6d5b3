import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { addFavorites } from "../../db/queries/favorites.ts";
import { findProduct } from "../../db/queries/products.ts";
import { productNotFound } from "../catalogue/not-found.ts";
import { handle } from "../handle.ts";

/** Favouring twice is once. */
export const favoriteAdd = handle(addFavorite, async ({ body, context, customer }) => {
  const { db, now } = context;
  if (!(await findProduct(db, body.id))) throw productNotFound();
  await addFavorites(db, customer.customerId, [body.id], now());
  return {};
});
