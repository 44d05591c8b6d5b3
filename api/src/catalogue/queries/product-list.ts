import { type Bits, countOf, hasBit, membersOf, without } from "./bits.ts";
import { countBelow } from "./prices.ts";
import type { ProductFilter } from "./product-filter.ts";
import { compare, type Order } from "./product-order.ts";
import type { Matches, Matching } from "./product-sets.ts";
import { ranks } from "./word-ranks.ts";

export type Sort = "newest" | "top_seller" | "price_asc" | "price_desc" | "best_match";

/** A product in a list. */
export interface Listed {
  matching: Matching;
  /** Its number within the chunk. */
  product: number;
}

/** How a list is sorted. */
interface Sorting {
  orderOf(matching: Matching): Order;
  /** -1 for falling prices: chunks have their products in order of rising ones. */
  step: 1 | -1;
  /** The limit of prices at which the list begins, if there is one. */
  from?: number | null;
}

function sortingOf(sort: Sort, { type, reduced, salePrices, rentalPrices, collection }: ProductFilter): Sorting {
  switch (sort) {
    case "newest":
      return { orderOf: ({ chunk }) => chunk.orders.newest, step: 1 };
    case "top_seller":
    case "best_match":
      return { orderOf: ({ popular }) => popular, step: 1 };
  }
  // The sale price in lists about sales; otherwise the rental price.
  const isAboutSales = type === "sale" || reduced || salePrices || collection;
  const limits = isAboutSales ? salePrices : rentalPrices;
  const price = isAboutSales ? "buyingPrice" : "askingPrice";
  const orderOf = ({ chunk }: Matching) => chunk.orders[price];
  return sort === "price_asc" ? { orderOf, step: 1, from: limits?.min } : { orderOf, step: -1, from: limits?.max };
}

/** Maximum members of a chunk that are sorted; of more, the first are soon found along the chunk's order. */
const maxSorted = 64;

/** The members of a chunk that a list has yet to show. */
interface Cursor extends Listed {
  order: Order;
  members: Bits;
  /** Products in order, the members among them. */
  products: Uint16Array;
  /** The place of the next one. */
  at: number;
}

/** Moves to the next member; false after the last. */
function moveOn(cursor: Cursor, step: Sorting["step"]): boolean {
  const { products } = cursor;
  for (cursor.at += step; cursor.at >= 0 && cursor.at < products.length; cursor.at += step) {
    cursor.product = products[cursor.at] as number;
    if (hasBit(cursor.members, cursor.product)) return true;
  }
  return false;
}

/** Inserts a cursor. The last cursor of `waiting` has the next product of the list. */
function insert(waiting: Cursor[], cursor: Cursor, step: Sorting["step"]): void {
  let [start, end] = [0, waiting.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    const other = waiting[middle] as Cursor;
    if (step * compare(other.order, other.product, cursor.order, cursor.product) > 0) start = middle + 1;
    else end = middle;
  }
  waiting.splice(start, 0, cursor);
}

/** The place in a chunk's order from which the next step leads to the first product that may be a member. */
function startOf({ keys, products }: Order, { step, from }: Sorting): number {
  if (from == null) return step === 1 ? -1 : products.length;
  const prices = { each: keys[0] as Int32Array, ordered: products };
  return step === 1 ? countBelow(prices, from) - 1 : countBelow(prices, from + 1);
}

/** A cursor before the first of these members. */
function cursorOf(matching: Matching, members: Bits, sorting: Sorting): Cursor {
  const order = sorting.orderOf(matching);
  const cursor = { matching, order, members, product: 0 };
  if (countOf(members) > maxSorted) return { ...cursor, products: order.products, at: startOf(order, sorting) };
  const products = membersOf(members).sort((a, b) => compare(order, a, order, b));
  return { ...cursor, products, at: sorting.step === 1 ? -1 : products.length };
}

/** The members of all cursors in order, from one place of the list up to another. */
function merged(cursors: readonly Cursor[], step: Sorting["step"], start: number, end: number): Listed[] {
  const waiting: Cursor[] = [];
  for (const cursor of cursors) if (moveOn(cursor, step)) insert(waiting, cursor, step);
  const found: Listed[] = [];
  for (let place = 0; place < end; place += 1) {
    const next = waiting.pop();
    if (!next) break;
    if (place >= start) found.push({ matching: next.matching, product: next.product });
    if (moveOn(next, step)) insert(waiting, next, step);
  }
  return found;
}

/** The products of each chunk, in parts that follow each other in the list: the best matches of a search first. */
function* partsOf({ filter, chunks }: Matches, sort: Sort): Generator<Bits[]> {
  let before: Bits[] | null = null;
  for (const rank of sort === "best_match" && filter.search ? ranks : (["found"] as const)) {
    const having = chunks.map((one) => one.having(rank));
    const listed: Bits[] | null = before;
    if (listed && having.every((members, n) => members === listed[n])) continue;
    yield listed ? having.map((members, n) => without(members, listed[n] as Bits)) : having;
    before = having;
  }
}

/** One page of the matching products, in order. */
export function listMatching(matches: Matches, sort: Sort, { page, limit }: { page: number; limit: number }): Listed[] {
  const sorting = sortingOf(sort, matches.filter);
  const listed: Listed[] = [];
  let [start, end] = [(page - 1) * limit, page * limit];
  for (const part of partsOf(matches, sort)) {
    const size = part.reduce((sum, members) => sum + countOf(members), 0);
    const cursors = () => matches.chunks.map((matching, n) => cursorOf(matching, part[n] as Bits, sorting));
    if (start < size) listed.push(...merged(cursors(), sorting.step, start, end));
    start -= size;
    end -= size;
    if (end <= 0) break;
  }
  return listed;
}

export const idOf = ({ matching, product }: Listed): string => matching.chunk.ids[product] as string;

export const listProductIds = (matches: Matches, sort: Sort, page: { page: number; limit: number }): string[] =>
  listMatching(matches, sort, page).map(idOf);
