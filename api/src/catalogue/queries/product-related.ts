import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { productAttributes, productCategories } from "../../db/schema/catalogue.ts";
import { optionKey } from "./product-chunks.ts";
import { attributeDimension, type ProductFilter } from "./product-filter.ts";
import { idOf, type Listed, listMatching } from "./product-list.ts";
import { compare } from "./product-order.ts";
import { matching } from "./product-sets.ts";

/** Popular products of a set of categories: enough candidates for the related ones. */
const maxCandidates = 60;

/** A shared category counts as much as three shared attributes. */
const categoryWeight = 3;

/** @param categories the products have one of each group */
async function listPopular(
  db: Db,
  categories: ProductFilter["categories"],
  { except }: { except: string },
): Promise<Listed[]> {
  const matches = await matching(db, { categories, attributes: new Map() });
  const popular = listMatching(matches, "top_seller", { page: 1, limit: maxCandidates + 1 });
  return popular.filter((one) => idOf(one) !== except).slice(0, maxCandidates);
}

/** What a product's options count when another product has them, too, by the options' keys. Many share a size. */
async function weightsOf(db: Db, productId: string, categories: readonly string[]): Promise<Map<string, number>> {
  const attributes = await db
    .select({ key: productAttributes.key, slug: productAttributes.slug })
    .from(productAttributes)
    .where(eq(productAttributes.productId, productId));
  return new Map([
    ...categories.map((id) => [optionKey("cat", id), categoryWeight] as const),
    ...attributes.map(({ key, slug }) => [optionKey(attributeDimension(key), slug), key === "size" ? 0 : 1] as const),
  ]);
}

function similarity({ matching: { chunk }, product }: Listed, weights: ReadonlyMap<string, number>): number {
  const { starts, places } = chunk.optionsOf;
  let sum = 0;
  for (let n = starts[product] as number; n < (starts[product + 1] as number); n += 1) {
    const option = chunk.options[places[n] as number];
    if (option) sum += weights.get(optionKey(option.dimension, option.option)) ?? 0;
  }
  return sum;
}

/**
 * Products that share the most categories and attributes, most similar first, among the popular ones of its categories:
 * of all of them, and of one of them.
 */
export async function listRelatedIds(db: Db, productId: string, limit: number): Promise<string[]> {
  const own = await db
    .select({ id: productCategories.categoryId })
    .from(productCategories)
    .where(eq(productCategories.productId, productId));
  const categories = own.map(({ id }) => id);
  if (categories.length === 0) return [];
  const [weights, ...popular] = await Promise.all([
    weightsOf(db, productId, categories),
    listPopular(db, new Map(categories.map((id) => [id, [id]])), { except: productId }),
    listPopular(db, new Map([["", categories]]), { except: productId }),
  ]);
  const candidates = new Map(popular.flat().map((one) => [idOf(one), one]));
  return [...candidates.values()]
    .map((one) => ({ one, similarity: similarity(one, weights) }))
    .sort((a, b) => b.similarity - a.similarity || compareListed(a.one, b.one))
    .slice(0, limit)
    .map(({ one }) => idOf(one));
}

/** The more popular one comes first. */
const compareListed = (a: Listed, b: Listed): number =>
  compare(a.matching.popular, a.product, b.matching.popular, b.product);
