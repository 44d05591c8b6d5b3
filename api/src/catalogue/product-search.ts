import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { blockedPeriod, type DayRange } from "@thuot-tha/shared/domain";
import type { Context } from "../context.ts";
import { facetsOf } from "./facets.ts";
import { inColor, listCards } from "./queries/cards.ts";
import { type CategoryRow, listCategories } from "./queries/categories.ts";
import type { ProductFilter } from "./queries/product-filter.ts";
import { listProductIds, type Sort } from "./queries/product-list.ts";
import { wearProblem } from "./rental-rules.ts";
import { matchingAsMeant } from "./search-meaning.ts";
import { shopTerms } from "./shop-terms.ts";

export interface ListQuery {
  /** Category links. */
  cat: readonly string[];
  /** "key:slug". */
  attr: readonly string[];
  type?: ProductFilter["type"];
  collection?: ProductFilter["collection"];
  reduced?: boolean;
  salePrices?: ProductFilter["salePrices"];
  rentalPrices?: ProductFilter["rentalPrices"];
  wear?: DayRange;
}

function grouped<T>(values: readonly T[], keyOf: (value: T) => string, itemOf: (value: T) => string) {
  const groups = new Map<string, string[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), itemOf(value)]);
  return groups;
}

/** Groups category links by parent. Unknown categories form a group that matches no product. */
function categoryGroups(links: readonly string[], categories: readonly CategoryRow[]) {
  const known = new Map(categories.map((category) => [category.link, category]));
  const chosen = links.map((link) => known.get(link) ?? { id: link, parentId: `unknown ${link}` });
  return grouped(
    chosen,
    (category) => category.parentId ?? "",
    (category) => category.id,
  );
}

export function filterOf(context: Context, query: ListQuery, categories: readonly CategoryRow[]): ProductFilter {
  const { type, collection, reduced, salePrices, rentalPrices, wear } = query;
  const blocked =
    wear && (wearProblem(context, wear) ? null : blockedPeriod(wear, context.config.rental.turnaroundDays));
  return {
    categories: categoryGroups(query.cat, categories),
    attributes: grouped(
      query.attr.map((entry) => entry.split(":")),
      ([key = ""]) => key,
      ([, slug = ""]) => slug,
    ),
    type,
    collection,
    reduced,
    salePrices,
    rentalPrices,
    ...(wear ? { blocked } : {}),
  };
}

/** One page of products with its facets. @param q the words of a search */
export async function searchProducts(
  context: Context,
  query: ListQuery,
  q: string,
  sort: Sort | undefined,
  page: { page: number; limit: number },
): Promise<OperationOutput<typeof listProducts>> {
  const { db } = context;
  const categories = await listCategories(db);
  const { matches, similar } = await matchingAsMeant(db, filterOf(context, query, categories), q);
  const order = sort ?? (q === "" ? "newest" : "best_match");
  const cards = await listCards(db, listProductIds(matches, order, page));
  return {
    items: cards.map((card) => inColor(card, matches.colors)),
    pagination: { ...page, total: matches.total },
    ...facetsOf(matches, categories),
    ...(similar && matches.total > 0 ? { similar } : {}),
    terms: shopTerms(context),
  };
}
