import type { OrderStatus } from "@thuot-tha/shared/contracts/operations/entities";
import type { Day, DayRange } from "@thuot-tha/shared/domain";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { daterange } from "../../db/daterange.ts";
import { row, rows } from "../../db/rows.ts";
import { bookings } from "../../db/schema/orders.ts";

/** A piece for rent; `retired`: out of service permanently. */
export interface RentalUnit {
  id: string;
  variantId: string;
  retired: boolean;
}

export const findRentalUnit = (db: Db, id: string): Promise<RentalUnit | null> =>
  row<RentalUnit>(
    db,
    sql`SELECT id, variant_id AS "variantId", retired_at IS NOT NULL AS retired FROM units
      WHERE id = ${id} AND type = 'rental'`,
  );

/** A live booking of a piece for a customer. */
export interface PromisedBooking {
  id: string;
  wear: DayRange;
  blocked: DayRange;
  orderId: string | null;
  status: OrderStatus | null;
  /** Of the order's first rentals, which are delivered with it. */
  isFirst: boolean;
  /** A change of the order waits for its payment, and has these pieces. */
  isChanging: boolean;
}

/** Bookings of a piece that block a day from `from` on, earliest first; repairs are left out. */
export const listPromised = (db: Db, unitId: string, from: Day): Promise<PromisedBooking[]> =>
  rows<PromisedBooking>(
    db,
    sql`
      SELECT b.id, o.id AS "orderId", o.status,
        i.date_from = (SELECT min(f.date_from) FROM order_items f WHERE f.order_id = o.id) AS "isFirst",
        jsonb_build_object('dateFrom', lower(b.wear)::text, 'dateTo', (upper(b.wear) - 1)::text) AS wear,
        jsonb_build_object('dateFrom', lower(b.blocked)::text, 'dateTo', (upper(b.blocked) - 1)::text) AS blocked,
        EXISTS (SELECT FROM order_changes c WHERE c.order_item_id = i.id AND c.status = 'WAITING') AS "isChanging"
      FROM bookings b
      LEFT JOIN order_items i ON i.id = b.order_item_id
      LEFT JOIN orders o ON o.id = i.order_id
      WHERE b.unit_id = ${unitId} AND b.status = 'live' AND b.repair IS NULL AND upper(b.blocked) > ${from}::date
      ORDER BY lower(b.blocked)`,
  );

/** Locks orders until the transaction ends. */
export async function lockOrders(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  await db.execute(sql`SELECT id FROM orders WHERE id IN (${list}) ORDER BY id FOR UPDATE`);
}

/** A piece that is out for repair; both days inclusive. */
export interface Repair {
  id: string;
  unitId: string;
  name: string;
  size: string;
  color: string;
  why: string;
  days: DayRange;
}

/** Repairs that last until `from` or longer, the first to end first; of one piece, if it is named. */
export const listRepairs = (db: Db, from: Day, unitId?: string): Promise<Repair[]> =>
  rows<Repair>(
    db,
    sql`
      SELECT b.id, b.unit_id AS "unitId", p.name, v.size, v.color, b.repair AS why,
        jsonb_build_object('dateFrom', lower(b.blocked)::text, 'dateTo', (upper(b.blocked) - 1)::text) AS days
      FROM bookings b JOIN units u ON u.id = b.unit_id JOIN variants v ON v.id = u.variant_id
      JOIN products p ON p.id = v.product_id
      WHERE b.status = 'live' AND b.repair IS NOT NULL AND upper(b.blocked) > ${from}::date
        ${unitId === undefined ? sql`` : sql`AND b.unit_id = ${unitId}`}
      ORDER BY upper(b.blocked), b.unit_id`,
  );

/** Breaks `bookings_never_overlap` when the piece is booked on one of the days. */
export async function insertRepair(
  db: Db,
  { unitId, days, why, at }: { unitId: string; days: DayRange; why: string; at: Date },
): Promise<void> {
  const range = daterange(days);
  await db.insert(bookings).values({ unitId, wear: range, blocked: range, repair: why, bookedAt: at });
}

export async function releaseRepair(db: Db, id: string): Promise<void> {
  await db
    .update(bookings)
    .set({ status: "released" })
    .where(and(eq(bookings.id, id), isNotNull(bookings.repair)));
}
