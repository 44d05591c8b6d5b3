import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { type Bits, CHUNK_SIZE, countOf, membersOf, noBits, toHex, without } from "./bits.ts";
import type { ProductFilter } from "./product-filter.ts";
import type { Matches } from "./product-sets.ts";

export type Sort = "newest" | "top_seller" | "price_asc" | "price_desc" | "best_match";

/** An order of products, and what it lets a scan along its index leave out. */
interface Order {
  by: SQL;
  within: SQL;
}

/** Every sort order matches an index, so that the query stops at the end of the page. */
function orderOf(sort: Sort, { type, reduced, salePrices, rentalPrices, collection }: ProductFilter): Order {
  switch (sort) {
    case "newest":
      return { by: sql`p.created_at DESC, p.id`, within: sql`` };
    case "top_seller":
    case "best_match":
      return { by: sql`p.taken_count DESC, p.created_at DESC, p.id`, within: sql`` };
  }
  // The sale price in lists about sales; otherwise the rental price.
  const isAboutSales = type === "sale" || reduced || salePrices || collection;
  const price = isAboutSales ? sql`p.buying_price` : sql`p.asking_price`;
  const limits = isAboutSales ? salePrices : rentalPrices;
  const within = sql.join([
    ...(limits?.min ? [sql` AND ${price} >= ${limits.min}::bigint`] : []),
    ...(limits?.max ? [sql` AND ${price} <= ${limits.max}::bigint`] : []),
  ]);
  return { by: sort === "price_asc" ? sql`${price}, p.id` : sql`${price} DESC, p.id DESC`, within };
}

/** Rows that a scan along an index reads in the time in which one row is found by its place. */
const SCANNED = 32;

/** Products in one chunk. */
interface Listed {
  number: number;
  members: Bits;
}

const sizeOf = (chunks: readonly Listed[]): number => chunks.reduce((sum, { members }) => sum + countOf(members), 0);

/** The bits of all chunks as one string for the database, by product place. */
function joined(chunks: readonly Listed[]): string {
  const byNumber = new Map(chunks.map(({ number, members }) => [number, members]));
  const last = Math.max(...byNumber.keys());
  const each = Array.from({ length: last + 1 }, (_, number) => toHex(byNumber.get(number) ?? noBits()));
  return `x${each.join("")}`;
}

/** Yields rows of `products`, by a scan in order. */
function scanned(chunks: readonly Listed[], within: SQL): SQL {
  const bits = joined(chunks);
  // A product of a new chunk may have come since.
  return sql`products p WHERE CASE WHEN p.place < ${4 * (bits.length - 1)}::int
    THEN get_bit((SELECT ${bits}::varbit OFFSET 0), p.place) = 1 END${within}`;
}

/** Yields the same by their places. */
function fetched(chunks: readonly Listed[]): SQL {
  const places = chunks.flatMap(({ number, members }) =>
    Array.from(membersOf(members), (n) => number * CHUNK_SIZE + n),
  );
  return sql`unnest(${`{${places.join(",")}}`}::int[]) AS found (place)
    CROSS JOIN LATERAL (SELECT * FROM products WHERE products.place = found.place OFFSET 0) AS p`;
}

/** One page of the matching products, in order. */
export async function listProductIds(
  db: Db,
  { filter, chunks, all }: Matches,
  sort: Sort,
  { page, limit }: { page: number; limit: number },
): Promise<string[]> {
  const listed = chunks.map(({ chunk, leftBy }) => ({ number: chunk.number, members: leftBy("") }));
  // Products whose name contains the search come first.
  const first =
    sort === "best_match" ? chunks.map(({ chunk, named }) => ({ number: chunk.number, members: named() })) : [];
  const others = first.map(({ number, members }, n) => ({
    number,
    members: without((listed[n] as Listed).members, members),
  }));
  const order = orderOf(sort, filter);
  const ids: string[] = [];
  let [start, end] = [(page - 1) * limit, page * limit];
  for (const tier of first.length > 0 ? [first, others] : [listed]) {
    const size = sizeOf(tier);
    const [from, to] = [Math.max(start, 0), Math.min(end, size)];
    if (from < to) {
      // A scan reads some `(to * all) / size` rows until the page is full.
      const isFew = SCANNED * size < (to * all) / size;
      const found = await rows<{ id: string }>(
        db,
        sql`SELECT p.id FROM ${isFew ? fetched(tier) : scanned(tier, order.within)} ORDER BY ${order.by}
          LIMIT ${to - from} OFFSET ${from}`,
      );
      ids.push(...found.map(({ id }) => id));
    }
    start -= size;
    end -= size;
  }
  return ids;
}
