import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import { type Bits, CHUNK_SIZE, countOf, hasBit, membersOf, noBits, toHex, without } from "./bits.ts";
import type { ProductFilter } from "./product-filter.ts";
import type { Matches } from "./product-sets.ts";

export type Sort = "newest" | "top_seller" | "price_asc" | "price_desc" | "best_match";

/** Every sort order matches an index, so that the query stops at the end of the page. */
function orderOf(sort: Sort, filter: ProductFilter): SQL {
  // The sale price in lists about sales; otherwise the rental price.
  const isAboutSales = filter.type === "sale" || filter.reduced || filter.salePrices || filter.collection;
  const price = isAboutSales ? sql`p.buying_price` : sql`p.asking_price`;
  switch (sort) {
    case "newest":
      return sql`p.created_at DESC, p.id`;
    case "top_seller":
    case "best_match":
      return sql`p.taken_count DESC, p.created_at DESC, p.id`;
    case "price_asc":
      return sql`${price}, p.id`;
    case "price_desc":
      return sql`${price} DESC, p.id DESC`;
  }
}

/** Up to this many matches are fetched by place; more are found by a scan in sort order. */
const FEW = 1000;

/** The products that match in one chunk. `first` are listed before the others. */
interface Listed {
  number: number;
  members: Bits;
  first: Bits;
}

/** The bits of all chunks as one string for the database, by product place. */
function joined(chunks: readonly Listed[], bitsOf: (chunk: Listed) => Bits): string {
  const byNumber = new Map(chunks.map((chunk) => [chunk.number, chunk]));
  const last = Math.max(...byNumber.keys());
  const each = Array.from({ length: last + 1 }, (_, number) => {
    const chunk = byNumber.get(number);
    return toHex(chunk ? bitsOf(chunk) : noBits());
  });
  return `x${each.join("")}`;
}

/** Yields (tier, number, id), each tier in order. */
function many(chunks: readonly Listed[], order: SQL, count: number): SQL {
  const tier = (number: number, bitsOf: (chunk: Listed) => Bits) => {
    const bits = joined(chunks, bitsOf);
    // A product of a new chunk may have come since.
    const isListed = sql`CASE WHEN p.place < ${4 * (bits.length - 1)}::int
      THEN get_bit((SELECT ${bits}::varbit OFFSET 0), p.place) = 1 END`;
    return sql`(
      SELECT ${sql.raw(`${number}`)} AS tier, row_number() OVER (ORDER BY ${order}) AS number, p.id
      FROM products p WHERE ${isListed} ORDER BY ${order} LIMIT ${count})`;
  };
  const all = tier(1, ({ members, first }) => without(members, first));
  const hasFirst = chunks.some(({ first }) => countOf(first) > 0);
  return hasFirst ? sql`${tier(0, ({ first }) => first)} UNION ALL ${all}` : all;
}

/** Yields the same by the places of few products. */
function few(chunks: readonly Listed[], order: SQL): SQL {
  const found = chunks.flatMap(({ number, members, first }) =>
    membersOf(members).map((n) => ({ place: number * CHUNK_SIZE + n, tier: hasBit(first, n) ? 0 : 1 })),
  );
  return sql`
    SELECT tier, row_number() OVER (ORDER BY ${order}) AS number, p.id
    FROM unnest(${sql.param(found.map(({ place }) => place))}::int[], ${sql.param(found.map(({ tier }) => tier))}::int[])
      AS found (place, tier)
    CROSS JOIN LATERAL (SELECT * FROM products WHERE products.place = found.place OFFSET 0) AS p`;
}

/** One page of the matching products, in order. */
export async function listProductIds(
  db: Db,
  { filter, chunks, total }: Matches,
  sort: Sort,
  { page, limit }: { page: number; limit: number },
): Promise<string[]> {
  if (total === 0) return [];
  const listed = chunks.map(({ chunk, leftBy, named }) => ({
    number: chunk.number,
    members: leftBy(""),
    // Products whose name contains the search come first.
    first: sort === "best_match" ? named() : noBits(),
  }));
  const order = orderOf(sort, filter);
  const found = await rows<{ id: string }>(
    db,
    sql`
      SELECT id FROM (${total > FEW ? many(listed, order, page * limit) : few(listed, order)}) AS listed
      ORDER BY tier, number LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return found.map(({ id }) => id);
}
