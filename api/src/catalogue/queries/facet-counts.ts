import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import type { ProductFilter } from "./product-filter.ts";
import { bitsLeftBy, chosenDimensions, freeOptions, leftBy, type PriceName, prices } from "./product-sets.ts";

/** Number of products that would be listed if this option were the only choice in its dimension. */
export interface OptionCount {
  /** "cat:<parent>", "attr:<key>", "type" or "collection". */
  dimension: string;
  /** Category id, attribute slug, product type or collection type. */
  option: string;
  /** An attribute's value; empty for the others. */
  label: string;
  hex: string | null;
  count: number;
}

/** In đồng. */
export interface PriceSpan {
  min: number;
  max: number;
}

/** The choices shown beside a list. */
export interface Choices {
  /** Every option with products, in no particular order. */
  options: OptionCount[];
  /** Lowest and highest price, ignoring the chosen limits; null when no product is offered that way. */
  salePrices: PriceSpan | null;
  rentalPrices: PriceSpan | null;
}

export async function countChoices(db: Db, filter: ProductFilter): Promise<Choices> {
  const chosen = chosenDimensions(filter);
  const but = sql`CASE WHEN o.dimension = ANY(${sql.param(chosen)}::text[]) THEN o.dimension ELSE '' END`;
  const isFree = filter.blocked
    ? sql`& CASE WHEN o.dimension IN ('attr:size', 'attr:color') THEN coalesce(f.members, B'0'::bit(4096)) ELSE o.members END`
    : sql``;
  const whereFree = filter.blocked
    ? sql`LEFT JOIN free_options f ON f.dimension = o.dimension AND f.label = o.label AND f.chunk = o.chunk`
    : sql``;
  const [found] = await rows<{ options: OptionCount[] | null } & Record<"sales" | "rentals", PriceSpan | null>>(
    db,
    sql`
      WITH ${leftBy(filter, chosen)}, ${freeOptions(filter)}
      all_sales AS MATERIALIZED (SELECT ${bitsLeftBy(filter.salePrices ? "sale-prices" : "")} AS bits),
      all_rentals AS MATERIALIZED (SELECT ${bitsLeftBy(filter.rentalPrices ? "rental-prices" : "")} AS bits),
      -- OFFSET 0 keeps apart what is done once for each set: naming it, and counting before the grouping, which
      -- would sort the sets themselves on the disk.
      offered AS (
        SELECT CASE s.dimension WHEN 'cat' THEN 'cat:' || coalesce(c.parent_id, '') ELSE s.dimension END AS dimension,
          s.option, s.label, s.hex, s.chunk, s.members
        FROM facet_sets s LEFT JOIN categories c ON s.dimension = 'cat' AND c.id = s.option
        WHERE s.dimension <> 'all' AND (s.dimension < 'stock:' OR s.dimension > 'stock;')
        OFFSET 0),
      counted AS (
        SELECT dimension, option, max(label) AS label, max(hex) AS hex, sum(count)::int AS count
        FROM (
          SELECT o.dimension, o.option, o.label, o.hex, bit_count(o.members & l.members ${isFree}) AS count
          FROM offered o JOIN left_by l ON l.chunk = o.chunk AND l.but = ${but} ${whereFree}
          OFFSET 0) AS shared
        GROUP BY dimension, option)
      SELECT (SELECT jsonb_agg(counted) FROM counted WHERE count > 0) AS options,
        ${span("sale-prices", sql`all_sales`)} AS sales, ${span("rental-prices", sql`all_rentals`)} AS rentals`,
  );
  return { options: found?.options ?? [], salePrices: found?.sales ?? null, rentalPrices: found?.rentals ?? null };
}

/** The two ends of an index of prices, among the products of these bits. */
function span(name: PriceName, among: SQL): SQL {
  const { offered, price } = prices[name];
  const end = (direction: "ASC" | "DESC") => sql`(
    SELECT ${price} FROM products WHERE ${offered} AND get_bit((SELECT bits FROM ${among}), place) = 1
    ORDER BY ${price} ${sql.raw(direction)} LIMIT 1)`;
  return sql`(
    SELECT CASE WHEN min IS NOT NULL THEN jsonb_build_object('min', min, 'max', max) END
    FROM (SELECT ${end("ASC")} AS min, ${end("DESC")} AS max) AS ends)`;
}
