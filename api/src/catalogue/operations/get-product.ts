import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { withSettings } from "../../content/settings.ts";
import type { Db } from "../../db/client.ts";
import { handle } from "../../http/handle.ts";
import { cachedProductData } from "../catalogue-cache.ts";
import { productNotFound } from "../not-found.ts";
import { listCards } from "../queries/cards.ts";
import {
  findProductByLink,
  listAttributes,
  listCategoriesOf,
  listPromotions,
  listSizeChart,
  listVariants,
} from "../queries/products.ts";
import { shopTerms } from "../shop-terms.ts";

/** The data of a product that orders, time and settings do not change; null for an unknown product. */
async function describe(db: Db, link: string) {
  const product = await findProductByLink(db, link);
  const [card] = product ? await listCards(db, [product.id]) : [];
  if (!product || !card) return null;
  return {
    product,
    card,
    attributes: await listAttributes(db, product.id),
    categories: await listCategoriesOf(db, product.id),
  };
}

export const getProductHandler = handle(getProduct, async ({ params, context }) => {
  const { db, now, config } = context;
  const found = await cachedProductData(db, `product ${params.productLink}`, () => describe(db, params.productLink));
  if (!found) throw productNotFound();
  const { product, card, attributes, categories } = found;
  const promotions = await listPromotions(db, card.types, now());
  return {
    ...card,
    description: product.description,
    membershipRentalPrice: product.membershipRentalPrice,
    attributes,
    variants: product.withdrawnAt ? [] : await listVariants(db, product.id),
    categories,
    promotions: promotions.map((one) => ({ ...one, description: withSettings(one.description, config) })),
    sizeChart: product.sizeChartId === null ? [] : await listSizeChart(db, product.sizeChartId),
    terms: shopTerms(context),
    ...(product.withdrawnAt ? { withdrawn: true as const } : {}),
  };
});
