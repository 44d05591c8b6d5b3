import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import type { ProductFilter } from "./product-filter.ts";
import { bitsLeftBy, leftBy } from "./product-sets.ts";

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

/** Up to this many matches are fetched by id; more are found by a scan in sort order. */
const FEW = 1000;

interface Tier {
  /** Tiers are listed in order of their number. */
  number: number;
  bits: SQL;
}

/** Products whose name contains the search come first. */
const tiersOf = (sort: Sort): Tier[] =>
  sort === "best_match"
    ? [
        { number: 0, bits: bitsLeftBy("", sql`named`) },
        { number: 1, bits: bitsLeftBy("", sql`members & ~named`) },
      ]
    : [{ number: 0, bits: bitsLeftBy("", sql`members`) }];

export interface ListedProducts {
  ids: string[];
  total: number;
}

/** One page of the matching products, in order. */
export async function listProductIds(
  db: Db,
  filter: ProductFilter,
  sort: Sort,
  { page, limit }: { page: number; limit: number },
): Promise<ListedProducts> {
  const order = orderOf(sort, filter);
  const tiers = tiersOf(sort);
  const numbered = (tier: SQL, from: SQL, where: SQL) => sql`(
    SELECT ${tier} AS tier, row_number() OVER (ORDER BY ${order}) AS number, p.id
    FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${page * limit})`;
  const many = tiers.map(({ number }) =>
    numbered(
      sql.raw(`${number}`),
      sql`products p`,
      sql`(SELECT total FROM size) > ${FEW} AND get_bit((SELECT bits FROM ${sql.identifier(`tier${number}`)}), p.place) = 1`,
    ),
  );
  const few = sql`(
    SELECT ${sort === "best_match" ? sql`1 - get_bit(named, p.place & 4095)` : sql`0`} AS tier,
      row_number() OVER (ORDER BY ${order}) AS number, p.id
    FROM left_by CROSS JOIN LATERAL places_in(chunk, members) AS found (place)
    CROSS JOIN LATERAL (SELECT * FROM products WHERE products.place = found.place OFFSET 0) AS p
    WHERE (SELECT total FROM size) <= ${FEW})`;
  const found = await rows<ListedProducts>(
    db,
    sql`
      WITH ${leftBy(filter)},
      ${sql.join(
        tiers.map(
          ({ number, bits }) => sql`${sql.identifier(`tier${number}`)} AS MATERIALIZED (SELECT ${bits} AS bits)`,
        ),
        sql`, `,
      )},
      size AS MATERIALIZED (SELECT coalesce(sum(bit_count(members)), 0)::int AS total FROM left_by),
      listed AS (${sql.join([...many, few], sql` UNION ALL `)})
      SELECT (SELECT total FROM size) AS total,
        ARRAY(SELECT id FROM listed ORDER BY tier, number LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS ids`,
  );
  return found[0] ?? { ids: [], total: 0 };
}
