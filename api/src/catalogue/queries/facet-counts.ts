import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";
import type { ProductFilter } from "./product-filter.ts";
import { bitsLeftBy, chosenDimensions, leftBy } from "./product-sets.ts";

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

/** The choices shown beside a list. */
export interface Choices {
  /** Every option with products, in no particular order. */
  options: OptionCount[];
  /** Lowest and highest sale price, ignoring the chosen limits; null when no product is for sale. */
  salePrices: { min: number; max: number } | null;
}

export async function countChoices(db: Db, filter: ProductFilter): Promise<Choices> {
  const chosen = chosenDimensions(filter);
  const but = sql`CASE WHEN dimension = ANY(${sql.param(chosen)}::text[]) THEN dimension ELSE '' END`;
  const onSale = (direction: "ASC" | "DESC") => sql`(
    SELECT sale_price FROM products WHERE for_sale AND get_bit((SELECT bits FROM all_prices), place) = 1
    ORDER BY sale_price ${sql.raw(direction)} LIMIT 1)`;
  const [found] = await rows<{ options: OptionCount[] | null; min: number | null; max: number | null }>(
    db,
    sql`
      WITH ${leftBy(filter, chosen)},
      all_prices AS MATERIALIZED (SELECT ${bitsLeftBy(filter.salePrices ? "sale-prices" : "")} AS bits),
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
          SELECT dimension, option, label, hex, bit_count(o.members & l.members) AS count
          FROM offered o JOIN left_by l ON l.chunk = o.chunk AND l.but = ${but}
          OFFSET 0) AS shared
        GROUP BY dimension, option)
      SELECT (SELECT jsonb_agg(counted) FROM counted WHERE count > 0) AS options,
        ${onSale("ASC")} AS min, ${onSale("DESC")} AS max`,
  );
  const { options, min, max } = found ?? { options: null, min: null, max: null };
  return { options: options ?? [], salePrices: min === null || max === null ? null : { min, max } };
}
