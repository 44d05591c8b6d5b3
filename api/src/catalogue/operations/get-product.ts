import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { withSettings } from "../../content/settings.ts";
import { handle } from "../../http/handle.ts";
import { productNotFound } from "../product-not-found.ts";
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

export const getProductHandler = handle(getProduct, async ({ params, context }) => {
  const { db, now, config } = context;
  const product = await findProductByLink(db, params.productLink);
  const [card] = product ? await listCards(db, [product.id]) : [];
  if (!product || !card) throw productNotFound();
  const promotions = await listPromotions(db, card.types, now());
  return {
    ...card,
    description: product.description,
    membershipRentalPrice: product.membershipRentalPrice,
    attributes: await listAttributes(db, product.id),
    variants: product.withdrawnAt ? [] : await listVariants(db, product.id),
    categories: await listCategoriesOf(db, product.id),
    promotions: promotions.map((one) => ({ ...one, description: withSettings(one.description, config) })),
    sizeChart: product.sizeChartId === null ? [] : await listSizeChart(db, product.sizeChartId),
    terms: shopTerms(context),
    ...(product.withdrawnAt ? { withdrawn: true as const } : {}),
  };
});
