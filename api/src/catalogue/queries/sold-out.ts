import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { locks } from "../../db/locks.ts";
import { unlessHeld } from "../../db/unless-held.ts";

/**
 * Notes which products have no piece for sale left, and which have one again. Products that an import is writing are
 * left to the next time, and so is everything while another process notes.
 * @param since looks at what is sold out and what was sold since then only; null: at all products
 */
export const noteSoldOut = (db: Db, since: Date | null): Promise<void> =>
  unlessHeld(db, locks.soldOut, (tx) =>
    tx.execute(noting(since === null ? sql`SELECT place FROM products WHERE for_sale` : changedSince(since))),
  );

const changedSince = (since: Date) => sql`
  SELECT place FROM products WHERE NOT sale_left
  UNION
  SELECT v.product_place FROM unit_sales s JOIN units u ON u.id = s.unit_id JOIN variants v ON v.id = u.variant_id
    WHERE s.sold_at > ${since.toISOString()}::timestamptz`;

const noting = (places: ReturnType<typeof sql>) => sql`
  WITH counted AS (
    SELECT p.place, p.sale_left AS was, EXISTS (
      SELECT FROM variants v JOIN units u ON u.variant_id = v.id
      WHERE v.product_place = p.place AND u.type = 'sale' AND u.retired_at IS NULL
        AND NOT EXISTS (SELECT FROM unit_sales s WHERE s.unit_id = u.id)
    ) AS is_left
    FROM products p WHERE p.place IN (${places})
  )
  UPDATE products p SET sale_left = now.is_left
  FROM (
    SELECT place, is_left FROM products JOIN counted USING (place) WHERE is_left <> was
    FOR NO KEY UPDATE OF products SKIP LOCKED
  ) AS now
  WHERE p.place = now.place`;
