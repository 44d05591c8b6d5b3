import { type DayRange, fold } from "@thuot-tha/shared/domain";
import { type SQL, sql } from "drizzle-orm";
import { daterange } from "../daterange.ts";

export interface ProductFilter {
  /** Category ids by the parent they share; one of each group must fit. */
  categories: ReadonlyMap<string, readonly string[]>;
  /** Slugs by attribute key; one of each key must fit. */
  attributes: ReadonlyMap<string, readonly string[]>;
  type?: "rent" | "sale";
  collection?: "trending_sale" | "new_arrival_sale";
  salePrices?: { min: number | null; max: number | null };
  /** Folded words a product must hold all of, or resemble as a whole. */
  search?: { text: string; tolerant: boolean };
  /** Days a rental piece must be free from start to end, delivery, return and cleaning included; null: no such piece. */
  blocked?: DayRange | null;
}

/** One thing that may be filtered by; facets count what their own dimension leaves out. */
interface Dimension {
  name: string;
  fits: SQL;
}

export const categoryDimension = (parentId: string | null): string => `cat:${parentId ?? ""}`;
export const attributeDimension = (key: string): string => `attr:${key}`;

const list = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

function dimensions(filter: ProductFilter): Dimension[] {
  const found: Dimension[] = [];
  for (const [parent, ids] of filter.categories) {
    const fits = sql`EXISTS (SELECT FROM product_categories c WHERE c.product_id = p.id AND c.category_id IN (${list(ids)}))`;
    found.push({ name: categoryDimension(parent), fits });
  }
  for (const [key, slugs] of filter.attributes) {
    const fits = sql`EXISTS (SELECT FROM product_attributes a
      WHERE a.product_id = p.id AND a.key = ${key} AND a.slug IN (${list(slugs)}))`;
    found.push({ name: attributeDimension(key), fits });
  }
  if (filter.type) found.push({ name: "type", fits: filter.type === "rent" ? sql`p.for_rent` : sql`p.for_sale` });
  if (filter.collection) {
    found.push({ name: "collection", fits: sql`p.collection_type IS NOT DISTINCT FROM ${filter.collection}` });
  }
  if (filter.salePrices) {
    const { min, max } = filter.salePrices;
    const fits = sql`(p.for_sale AND p.sale_price >= ${min ?? 0}::bigint AND p.sale_price <= ${max ?? 10 ** 12}::bigint)`;
    found.push({ name: "sale-prices", fits });
  }
  return found;
}

function matches({ text, tolerant }: { text: string; tolerant: boolean }): SQL {
  if (tolerant) return sql`word_similarity(${text}, p.search) >= 0.45`;
  return sql.join(
    text.split(" ").map((word) => sql`p.search LIKE ${`%${literally(word)}%`}`),
    sql` AND `,
  );
}

/** Products with a piece that is free; with a size or colour chosen, a piece of that size and colour. */
function freeProducts(blocked: DayRange, attributes: ProductFilter["attributes"]): SQL {
  const chosen = (key: "size" | "color", column: SQL): SQL => {
    const slugs = attributes.get(key);
    if (!slugs) return sql``;
    return sql`AND EXISTS (SELECT FROM product_attributes a WHERE a.product_id = v.product_id AND a.key = ${key}
      AND a.value = ${column} AND a.slug IN (${list(slugs)}))`;
  };
  return sql`free AS MATERIALIZED (
    SELECT DISTINCT v.product_id FROM variants v JOIN units u ON u.variant_id = v.id
    LEFT JOIN (SELECT unit_id FROM bookings WHERE status = 'live' AND blocked && ${daterange(blocked)}::daterange) busy
      ON busy.unit_id = u.id
    WHERE u.type = 'rental' AND u.retired_at IS NULL AND busy.unit_id IS NULL
      ${chosen("size", sql`v.size`)} ${chosen("color", sql`v.color`)})`;
}

/**
 * Defines `judged (id, failed)`: every product that fits search and dates, with the names of the dimensions it does not
 * fit. The list is those that fail none; a facet also counts those that fail nothing but its own dimension.
 */
export function judgedProducts(filter: ProductFilter): SQL {
  const fixed = [sql`true`];
  if (filter.search) fixed.push(matches(filter.search));
  if (filter.blocked === null) fixed.push(sql`false`);
  if (filter.blocked) fixed.push(sql`p.for_rent AND p.id IN (SELECT product_id FROM free)`);
  const failed = dimensions(filter).map(({ name, fits }) => sql`CASE WHEN ${fits} THEN NULL ELSE ${name}::text END`);
  const free = filter.blocked ? sql`${freeProducts(filter.blocked, filter.attributes)}, ` : sql``;
  return sql`${free}judged AS MATERIALIZED (
    SELECT p.id, array_remove(ARRAY[${failed.length > 0 ? sql.join(failed, sql`, `) : sql`NULL`}]::text[], NULL) AS failed
    FROM products p WHERE ${sql.join(fixed, sql` AND `)})`;
}

/** The words of a search as they are compared. */
export const searchText = (q: string): string => fold(q);
