import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { listCards } from "../../db/queries/cards.ts";
import {
  findProductByLink,
  listAttributes,
  listCategoriesOf,
  listPromotions,
  listSizeChart,
  listVariants,
} from "../../db/queries/products.ts";
import { shopTerms } from "../../services/shop-terms.ts";
import { handle } from "../handle.ts";
import { productNotFound } from "./not-found.ts";

export const productGet = handle(getProduct, async ({ params, context }) => {
  const { db, now } = context;
  const product = await findProductByLink(db, params.productLink);
  const [card] = product ? await listCards(db, [product.id]) : [];
  if (!product || !card) throw productNotFound();
  return {
    ...card,
    description: product.description,
    membershipRentalPrice: product.membershipRentalPrice,
    attributes: await listAttributes(db, product.id),
    variants: await listVariants(db, product.id),
    categories: await listCategoriesOf(db, product.id),
    promotions: await listPromotions(db, card.types, now()),
    sizeChart: product.sizeChartId === null ? [] : await listSizeChart(db, product.sizeChartId),
    terms: shopTerms(context),
  };
});
