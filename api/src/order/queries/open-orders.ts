import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";

/** The orders that a customer holds without having paid. */
export interface OpenOrders {
  /** Orders awaiting payment. */
  unpaid: number;
  /** Cash-on-delivery orders not delivered yet. */
  cash: number;
  /** Pieces in both kinds of orders. */
  pieces: number;
  /** True when the customer has confirmed the e-mail. */
  emailProven: boolean;
}

export async function openOrdersOf(db: Db, customerId: string): Promise<OpenOrders> {
  const found = await row<OpenOrders>(
    db,
    sql`
      SELECT (count(o.id) FILTER (WHERE o.status = 'NOT_PAID'))::int AS unpaid,
        (count(o.id) FILTER (WHERE o.status <> 'NOT_PAID'))::int AS cash,
        coalesce(sum((SELECT sum(i.quantities) FROM order_items i WHERE i.order_id = o.id)), 0)::int AS pieces,
        bool_and(u.email_proven_at IS NOT NULL) AS "emailProven"
      FROM customers c
      JOIN users u ON u.id = c.user_id
      LEFT JOIN orders o ON o.customer_id = c.id AND (o.status = 'NOT_PAID' OR (
        o.status IN ('CONFIRMED', 'DELIVERING') AND EXISTS (
          SELECT FROM payments p WHERE p.order_id = o.id AND p.type = 'cash' AND p.status = 'PENDING')))
      WHERE c.id = ${customerId}`,
  );
  return found!;
}
