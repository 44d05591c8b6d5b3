import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";

/** The most popular products of a set: enough candidates for the related ones. */
const popular = (bits: SQL, productId: string): SQL => sql`(
  SELECT id FROM products WHERE get_bit(${bits}, place) = 1 AND id <> ${productId}
  ORDER BY taken_count DESC, created_at DESC, id LIMIT 60)`;

/**
 * Products that share the most categories and attributes, most similar first, among the popular ones of its categories.
 */
export async function listRelatedIds(db: Db, productId: string, limit: number): Promise<string[]> {
  const bits = (column: "in_all" | "in_one") => sql`(
    SELECT bits_joined(coalesce(${sql.identifier(column)}, B'0'::bit(4096)) ORDER BY number)
    FROM generate_series(0, (SELECT max(place) >> 12 FROM products)) AS number LEFT JOIN near ON near.chunk = number)`;
  const found = await rows<{ id: string }>(
    db,
    sql`
      WITH own AS MATERIALIZED (SELECT category_id FROM product_categories WHERE product_id = ${productId}),
      near AS MATERIALIZED (
        SELECT chunk, bit_or(members) AS in_one,
          CASE WHEN count(*) = (SELECT count(*) FROM own) THEN bit_and(members) END AS in_all
        FROM facet_sets WHERE dimension = 'cat' AND option IN (SELECT category_id FROM own) GROUP BY chunk),
      bits AS MATERIALIZED (SELECT ${bits("in_all")} AS in_all, ${bits("in_one")} AS in_one),
      candidates AS MATERIALIZED (
        ${popular(sql`(SELECT in_all FROM bits)`, productId)} UNION ${popular(sql`(SELECT in_one FROM bits)`, productId)})
      SELECT p.id
      FROM candidates JOIN products p USING (id)
      ORDER BY
        3 * (SELECT count(*) FROM product_categories c WHERE c.product_id = p.id AND c.category_id IN (SELECT category_id FROM own))
        + (SELECT count(*) FROM product_attributes a JOIN product_attributes o ON o.key = a.key AND o.slug = a.slug
           WHERE a.product_id = p.id AND o.product_id = ${productId} AND a.key <> 'size') DESC,
        p.taken_count DESC, p.id
      LIMIT ${limit}`,
  );
  return found.map(({ id }) => id);
}
