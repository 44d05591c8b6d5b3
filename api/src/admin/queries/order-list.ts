import type { OrderStatus } from "@thuot-tha/shared/contracts/operations/entities";
import type { Day, DayRange } from "@thuot-tha/shared/domain";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { literally } from "../../db/literally.ts";
import { rows } from "../../db/rows.ts";

/** An order as lists of staff show it. Sums are đồng. */
export interface ListedOrder {
  id: string;
  status: OrderStatus;
  createdAt: string;
  /** When the order was confirmed; null before. */
  confirmedAt: string | null;
  customer: string;
  email: string;
  phone: string;
  /** The phone of the receiver. */
  receiverPhone: string;
  pieces: number;
  /**
   * First wear day of its rentals, also of those that never went out, and last one of those to come back; null without
   * one.
   */
  wearFrom: Day | null;
  wearTo: Day | null;
  /** Wear days of the rentals that are to come back: each range once, the first one first. */
  wears: DayRange[];
  total: number;
  deposit: number;
}

export interface OrderListFilter {
  /** Orders in any of these statuses. */
  statuses?: readonly OrderStatus[] | undefined;
  customerId?: string | undefined;
  id?: string | undefined;
  /** A part of the code. */
  code?: string | undefined;
  limit?: number | undefined;
}

/** Orders that fit every part of the filter, newest first. */
export async function listAllOrders(
  db: Db,
  { statuses, customerId, id, code, limit }: OrderListFilter,
): Promise<ListedOrder[]> {
  const conditions = [sql`true`];
  if (statuses) {
    const requested = statuses.map((status) => sql`${status}`);
    conditions.push(sql`o.status IN (${sql.join(requested, sql`, `)})`);
  }
  if (customerId) conditions.push(sql`o.customer_id = ${customerId}`);
  if (id) conditions.push(sql`o.id = ${id}`);
  if (code) conditions.push(sql`o.id LIKE ${`%${literally(code.toUpperCase())}%`}`);
  const found = await rows<ListedOrder>(
    db,
    sql`
      WITH found AS (
        SELECT o.* FROM orders o WHERE ${sql.join(conditions, sql` AND `)}
        ORDER BY o.created_at DESC, o.id DESC ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}
      )
      SELECT o.id, o.status, o.created_at::text AS "createdAt", u.full_name AS customer, u.email,
        coalesce(u.phone, '') AS phone, o.address->>'phone' AS "receiverPhone",
        (SELECT min(e.at) FROM order_events e WHERE e.order_id = o.id AND e.status = 'CONFIRMED')::text AS "confirmedAt",
        i.pieces, i.wear_from AS "wearFrom", i.wear_to AS "wearTo", w.wears,
        o.total::float8 AS total, o.deposit_total::float8 AS deposit
      FROM found o
      JOIN customers c ON c.id = o.customer_id
      JOIN users u ON u.id = c.user_id
      CROSS JOIN LATERAL (
        SELECT (sum(quantities) FILTER (WHERE NOT undelivered))::int AS pieces, min(date_from)::text AS wear_from,
          (max(date_to) FILTER (WHERE bought_for IS NULL AND NOT undelivered))::text AS wear_to
        FROM order_items WHERE order_id = o.id
      ) i
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(json_build_object('dateFrom', date_from, 'dateTo', date_to) ORDER BY date_from, date_to), '[]') AS wears
        FROM (
          SELECT DISTINCT date_from, date_to FROM order_items
          WHERE order_id = o.id AND date_from IS NOT NULL AND bought_for IS NULL AND returned_on IS NULL AND NOT undelivered
        ) ranges
      ) w
      ORDER BY o.created_at DESC, o.id DESC`,
  );
  const iso = (time: string) => new Date(time).toISOString();
  return found.map(({ createdAt, confirmedAt, ...order }) => ({
    ...order,
    createdAt: iso(createdAt),
    confirmedAt: confirmedAt && iso(confirmedAt),
  }));
}
