import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { handle } from "../../http/handle.ts";
import { cachedProductData } from "../catalogue-cache.ts";
import { productNotFound } from "../not-found.ts";
import { listCards } from "../queries/cards.ts";
import { listRelatedIds } from "../queries/product-related.ts";
import { findProduct } from "../queries/products.ts";

const maxShown = 12;

export const listRelatedProductsHandler = handle(listRelatedProducts, async ({ params, context }) => {
  const { db } = context;
  const found = await cachedProductData(db, `related ${params.id}`, async () => {
    if (!(await findProduct(db, params.id))) return null;
    return { items: await listCards(db, await listRelatedIds(db, params.id, maxShown)) };
  });
  if (!found) throw productNotFound();
  return found;
});
