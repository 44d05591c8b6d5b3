import type { DayRange } from "@thuot-tha/shared/domain";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rows } from "../../db/rows.ts";

/** An active booking of a piece. Both ranges are inclusive; `blocked` is `wear` plus delivery, return and cleaning. */
export interface Booking {
  wear: DayRange;
  blocked: DayRange;
}

/** A piece in service: neither retired nor sold. */
export interface Unit {
  id: string;
  variantId: string;
  type: "rental" | "sale";
  bookings: Booking[];
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * Locks variants in a fixed order, so that orders of the same variants are serialised without deadlocks. Rows that
 * refer to a variant, such as lines of carts, can be added meanwhile.
 */
export async function lockVariants(db: Db, variantIds: readonly string[]) {
  await db.execute(sql`SELECT id FROM variants WHERE id IN (${list(variantIds)}) ORDER BY id FOR NO KEY UPDATE`);
}

/**
 * All pieces of these variants in service, with the bookings that may conflict with a wear from `from` on, whose
 * delivery is the day before.
 */
export async function listUnits(db: Db, variantIds: readonly string[], from: string): Promise<Unit[]> {
  if (variantIds.length === 0) return [];
  return rows<Unit>(
    db,
    sql`
      SELECT u.id, u.variant_id AS "variantId", u.type,
        coalesce(jsonb_agg(jsonb_build_object(
          'wear', jsonb_build_object('dateFrom', lower(b.wear)::text, 'dateTo', (upper(b.wear) - 1)::text),
          'blocked', jsonb_build_object('dateFrom', lower(b.blocked)::text, 'dateTo', (upper(b.blocked) - 1)::text)
        ) ORDER BY lower(b.blocked)) FILTER (WHERE b.id IS NOT NULL), '[]') AS bookings
      FROM units u
      LEFT JOIN bookings b ON b.unit_id = u.id AND b.status = 'live' AND upper(b.blocked) >= ${from}::date
      WHERE u.variant_id IN (${list(variantIds)}) AND u.retired_at IS NULL
        AND NOT EXISTS (SELECT FROM unit_sales s WHERE s.unit_id = u.id)
      GROUP BY u.id
      ORDER BY u.id`,
  );
}
