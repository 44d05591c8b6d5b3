import { addFavorite } from "@thuot-tha/shared/contracts/operations/customer/add-favorite";
import { productNotFound } from "../../catalogue/not-found.ts";
import { findProduct } from "../../catalogue/queries/products.ts";
import { lockSignedIn } from "../../db/lock-customer.ts";
import { handle } from "../../http/handle.ts";
import { addFavorites } from "../queries/favorites.ts";

/** Idempotent. */
export const addFavoriteHandler = handle(addFavorite, async ({ body, context, customer }) => {
  const { db, now } = context;
  if (!(await findProduct(db, body.id))) throw productNotFound();
  await db.transaction(async (tx) => {
    await lockSignedIn(tx, customer.customerId);
    await addFavorites(tx, customer.customerId, [body.id], now());
  });
  return {};
});
