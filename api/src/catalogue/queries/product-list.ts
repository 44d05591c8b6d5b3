import { type Bits, countOf, hasBit, membersOf, without } from "./bits.ts";
import type { ProductFilter } from "./product-filter.ts";
import { compare, type Order } from "./product-order.ts";
import type { Matches, Matching } from "./product-sets.ts";

export type Sort = "newest" | "top_seller" | "price_asc" | "price_desc" | "best_match";

/** A product in a list. */
export interface Listed {
  matching: Matching;
  /** Its number within the chunk. */
  product: number;
}

/** Chunks have their products in order of rising prices; a list by falling prices begins at their ends. */
function orderOf(sort: Sort, { type, reduced, salePrices, collection }: ProductFilter): (matching: Matching) => Order {
  switch (sort) {
    case "newest":
      return ({ chunk }) => chunk.orders.newest;
    case "top_seller":
    case "best_match":
      return ({ popular }) => popular;
  }
  // The sale price in lists about sales; otherwise the rental price.
  const isAboutSales = type === "sale" || reduced || salePrices || collection;
  return ({ chunk }) => (isAboutSales ? chunk.orders.buyingPrice : chunk.orders.askingPrice);
}

/** Maximum members of a chunk that are sorted; of more, the first are soon found along the chunk's order. */
const FEW = 64;

/** The members of a chunk that a list has yet to show. */
interface Cursor extends Listed {
  order: Order;
  members: Bits;
  /** Products in order, the members among them. */
  products: Uint16Array;
  /** The place of the next one. */
  at: number;
}

type Step = 1 | -1;

/** Moves to the next member; false after the last. */
function moveOn(cursor: Cursor, step: Step): boolean {
  const { products } = cursor;
  for (cursor.at += step; cursor.at >= 0 && cursor.at < products.length; cursor.at += step) {
    cursor.product = products[cursor.at] as number;
    if (hasBit(cursor.members, cursor.product)) return true;
  }
  return false;
}

/** Puts a cursor among others, of which the one with the next product of the list is the last. */
function insert(waiting: Cursor[], cursor: Cursor, step: Step): void {
  let [start, end] = [0, waiting.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    const other = waiting[middle] as Cursor;
    if (step * compare(other.order, other.product, cursor.order, cursor.product) > 0) start = middle + 1;
    else end = middle;
  }
  waiting.splice(start, 0, cursor);
}

/** The members of all chunks in order, from one place of the list up to another. */
function merged(
  chunks: readonly Pick<Cursor, "matching" | "order" | "members">[],
  step: Step,
  from: number,
  to: number,
) {
  const waiting: Cursor[] = [];
  for (const chunk of chunks) {
    const { order, members } = chunk;
    const products =
      countOf(members) > FEW ? order.products : membersOf(members).sort((a, b) => compare(order, a, order, b));
    const cursor = { ...chunk, products, product: 0, at: step === 1 ? -1 : products.length };
    if (moveOn(cursor, step)) insert(waiting, cursor, step);
  }
  const found: Listed[] = [];
  for (let place = 0; place < to; place += 1) {
    const next = waiting.pop();
    if (!next) break;
    if (place >= from) found.push({ matching: next.matching, product: next.product });
    if (moveOn(next, step)) insert(waiting, next, step);
  }
  return found;
}

/** One page of the matching products, in order. */
export function listMatching(
  { filter, chunks }: Matches,
  sort: Sort,
  { page, limit }: { page: number; limit: number },
): Listed[] {
  const all = chunks.map(({ leftBy }) => leftBy(""));
  // Products whose name contains the search come first.
  const named = sort === "best_match" ? chunks.map((one) => one.named()) : null;
  const tiers = named ? [named, all.map((members, n) => without(members, named[n] as Bits))] : [all];
  const order = orderOf(sort, filter);
  let [from, to] = [(page - 1) * limit, page * limit];
  return tiers.flatMap((tier) => {
    const parts = chunks.map((matching, n) => ({ matching, order: order(matching), members: tier[n] as Bits }));
    const size = tier.reduce((sum, members) => sum + countOf(members), 0);
    const found = from < size && to > 0 ? merged(parts, sort === "price_desc" ? -1 : 1, from, to) : [];
    from -= size;
    to -= size;
    return found;
  });
}

export const idOf = ({ matching, product }: Listed): string => matching.chunk.ids[product] as string;

export const listProductIds = (matches: Matches, sort: Sort, page: { page: number; limit: number }): string[] =>
  listMatching(matches, sort, page).map(idOf);
