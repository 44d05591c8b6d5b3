import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { locks } from "../../db/locks.ts";
import { unlessHeld } from "../../db/unless-held.ts";

/**
 * Counts how often each product was booked or bought since then, without cancelled orders and what changes hold.
 * Products that an import is writing are left to the next count, because waiting for one of them while it needs another
 * would be a deadlock. While another process counts, it does nothing.
 */
export const countPopularity = (db: Db, since: Date): Promise<void> =>
  unlessHeld(db, locks.popularity, (tx) => tx.execute(counting(since.toISOString())));

const counting = (moment: string) => sql`
    WITH taken AS (
      SELECT product_place, count(*)::int AS pieces
      FROM (
        SELECT v.product_place FROM bookings b JOIN variants v ON v.place = b.variant_place
          WHERE b.status = 'live' AND b.repair IS NULL AND b.change_id IS NULL AND b.booked_at > ${moment}::timestamptz
        UNION ALL
        SELECT v.product_place FROM unit_sales s JOIN units u ON u.id = s.unit_id JOIN variants v ON v.id = u.variant_id
          WHERE s.sold_at > ${moment}::timestamptz
      ) AS pieces
      GROUP BY product_place
    )
    UPDATE products p SET taken_count = now.pieces
    FROM (
      SELECT place, coalesce(pieces, 0) AS pieces FROM products LEFT JOIN taken ON product_place = place
      WHERE taken_count <> coalesce(pieces, 0)
      FOR NO KEY UPDATE OF products SKIP LOCKED
    ) AS now
    WHERE p.place = now.place`;
