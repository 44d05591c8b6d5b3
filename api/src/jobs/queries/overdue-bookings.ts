import type { Day } from "@thuot-tha/shared/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";

/** The first day of the next live booking of a booking's piece; null without one. */
const nextStart: SQL = sql`(
  SELECT min(lower(n.blocked)) FROM bookings n
  WHERE n.unit_id = b.unit_id AND n.status = 'live' AND lower(n.blocked) >= upper(b.blocked))`;

/**
 * Live bookings whose pieces should have come back before today, and are not blocked until `until` or the next renter.
 * Each status has an index of its own.
 */
export const listOverdueBookings = (db: Db, today: Day, until: Day) =>
  rows<{ id: string; variantId: string }>(
    db,
    sql`
      SELECT b.id, u.variant_id AS "variantId"
      FROM (
        SELECT id FROM orders WHERE status = 'DELIVERING' UNION ALL SELECT id FROM orders WHERE status = 'RENTING'
      ) o
      JOIN order_items i ON i.order_id = o.id
      JOIN bookings b ON b.order_item_id = i.id
      JOIN units u ON u.id = b.unit_id
      WHERE b.status = 'live' AND b.change_id IS NULL AND u.retired_at IS NULL AND i.returned_on IS NULL
        AND upper(b.wear) < ${today}::date
        AND upper(b.blocked) < least(${until}::date + 1, ${nextStart})
      ORDER BY b.id`,
  );

/** Prolongs a live booking until a day, or until the day before the next one. Its variant must be locked. */
export async function blockUntil(db: Db, id: string, until: Day): Promise<void> {
  await db.execute(sql`
    UPDATE bookings b SET blocked = daterange(lower(b.blocked), least(${until}::date + 1, ${nextStart}))
    WHERE b.id = ${id} AND b.status = 'live' AND upper(b.blocked) <= ${until}::date`);
}
