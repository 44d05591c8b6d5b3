import { listRelatedProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-related-products";
import { listCards } from "../../db/queries/cards.ts";
import { listRelatedIds } from "../../db/queries/product-related.ts";
import { findProduct } from "../../db/queries/products.ts";
import { handle } from "../handle.ts";
import { productNotFound } from "./not-found.ts";

const SHOWN = 12;

export const productRelated = handle(listRelatedProducts, async ({ params, context }) => {
  const { db } = context;
  if (!(await findProduct(db, params.id))) throw productNotFound();
  return { items: await listCards(db, await listRelatedIds(db, params.id, SHOWN)) };
});
