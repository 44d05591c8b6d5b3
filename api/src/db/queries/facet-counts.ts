import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { rows } from "../rows.ts";
import { judgedProducts, type ProductFilter } from "./product-filter.ts";

/** Products that would be listed if this option were chosen alone in its dimension. */
export interface OptionCount {
  /** "cat:<parent>", "attr:<key>", "type" or "collection". */
  dimension: string;
  /** Category id, attribute slug, product type or collection type. */
  option: string;
  label: string;
  hex: string | null;
  count: number;
}

/** Everything there is to choose from, with counts, in no order. */
export function countOptions(db: Db, filter: ProductFilter): Promise<OptionCount[]> {
  return rows<OptionCount>(
    db,
    sql`
      WITH ${judgedProducts(filter)},
      options AS (
        SELECT j.id, j.failed, 'cat:' || coalesce(c.parent_id, '') AS dimension, c.id AS option, c.name AS label, NULL AS hex
          FROM judged j JOIN product_categories pc ON pc.product_id = j.id JOIN categories c ON c.id = pc.category_id
        UNION ALL
        SELECT j.id, j.failed, 'attr:' || a.key, a.slug, a.value, a.hex
          FROM judged j JOIN product_attributes a ON a.product_id = j.id
        UNION ALL
        SELECT j.id, j.failed, 'type', t.type, '', NULL
          FROM judged j JOIN products p ON p.id = j.id
          CROSS JOIN LATERAL (VALUES ('rent', p.for_rent), ('sale', p.for_sale)) AS t (type, offered) WHERE t.offered
        UNION ALL
        SELECT j.id, j.failed, 'collection', p.collection_type, '', NULL
          FROM judged j JOIN products p ON p.id = j.id WHERE p.collection_type IS NOT NULL
      )
      SELECT dimension, option, max(label) AS label, max(hex) AS hex, count(*)::int AS count
      FROM options WHERE failed <@ ARRAY[dimension]
      GROUP BY dimension, option`,
  );
}

/** Lowest and highest sale price among what the other filters leave; null when nothing of it is for sale. */
export async function salePriceSpan(db: Db, filter: ProductFilter): Promise<{ min: number; max: number } | null> {
  const [span] = await rows<{ min: number | null; max: number | null }>(
    db,
    sql`
      WITH ${judgedProducts(filter)}
      SELECT min(p.sale_price) AS min, max(p.sale_price) AS max
      FROM judged j JOIN products p ON p.id = j.id
      WHERE p.for_sale AND j.failed <@ ARRAY['sale-prices']`,
  );
  return span && span.min !== null && span.max !== null ? { min: span.min, max: span.max } : null;
}
