import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { erasedEmail } from "../../db/lock-customer.ts";
import { rows } from "../../db/rows.ts";
import { addresses, carts } from "../../db/schema/carts.ts";
import { favourites, uploads } from "../../db/schema/customers.ts";
import { letters } from "../../db/schema/letters.ts";
import { notifications } from "../../db/schema/notifications.ts";
import {
  orderAddressChanges,
  orderChanges,
  orderProblems,
  orders,
  payments,
  payouts,
  transferContradictions,
} from "../../db/schema/orders.ts";
import { customers, emailChanges, emailConfirmations, users } from "../../db/schema/people.ts";
import { waitingWishes } from "../../db/schema/waitlist.ts";

const ordersOf = (db: Db, customerId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));

/** Locks a customer's orders until the transaction ends. Code that needs the customer too locks the orders first. */
export async function lockOrdersOf(db: Db, customerId: string): Promise<void> {
  await ordersOf(db, customerId).orderBy(asc(orders.id)).for("update");
}

/** Codes of a customer's orders that are neither done nor cancelled. */
export async function listUnfinishedOrders(db: Db, customerId: string): Promise<string[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, ["DONE", "CANCEL"])))
    .orderBy(asc(orders.id));
  return found.map(({ id }) => id);
}

/** A customer's payments: for their orders, for changes of these, and for memberships. */
const paymentsOf = (db: Db, customerId: string) => {
  const changes = db
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(inArray(orderChanges.orderId, ordersOf(db, customerId)));
  return or(
    eq(payments.customerId, customerId),
    inArray(payments.orderId, ordersOf(db, customerId)),
    inArray(payments.changeId, changes),
  );
};

/**
 * Payments whose money may still come: pending ones that have no end, or end after this moment, and failed ones by
 * transfer, or with a page at a gateway, that end after it. Cancelling an order fails its payment while the transfer
 * may be on its way, or that page open.
 */
export async function countAwaitedPayments(db: Db, customerId: string, after: Date): Promise<number> {
  const endsLater = gt(payments.expiresAt, after);
  const mayArrive = or(eq(payments.type, "bank_transfer"), isNotNull(payments.redirectUrl));
  const isOpen = or(
    and(eq(payments.status, "PENDING"), or(isNull(payments.expiresAt), endsLater)),
    and(eq(payments.status, "FAILED"), mayArrive, endsLater),
  );
  const [found] = await db
    .select({ count: count() })
    .from(payments)
    .where(and(paymentsOf(db, customerId), isOpen));
  return found?.count ?? 0;
}

/**
 * A customer's payouts whose money may come back: those that wait for their transfer, and those transferred since a
 * moment.
 */
export const listReturnablePayouts = (db: Db, customerId: string, since: Date) =>
  db
    .select({ settledAt: payouts.settledAt })
    .from(payouts)
    .where(
      and(
        eq(payouts.customerId, customerId),
        or(eq(payouts.status, "REQUESTED"), and(eq(payouts.status, "PAID"), gte(payouts.settledAt, since))),
      ),
    )
    .orderBy(asc(payouts.settledAt));

/**
 * Memos of a customer's payments of which the bank reports a transfer otherwise than it is recorded, and staff have not
 * checked it.
 */
export async function listContradictedMemos(db: Db, customerId: string): Promise<string[]> {
  const found = await db
    .selectDistinct({ memo: transferContradictions.memo })
    .from(transferContradictions)
    .innerJoin(payments, eq(payments.gatewayReference, transferContradictions.memo))
    .where(
      and(
        paymentsOf(db, customerId),
        ...[eq(payments.type, "bank_transfer"), isNull(transferContradictions.checkedAt)],
      ),
    )
    .orderBy(asc(transferContradictions.memo));
  return found.map(({ memo }) => memo);
}

interface Owner {
  userId: string;
  customerId: string;
}

/** Replaces what identifies a person. */
export async function anonymiseAccount(db: Db, { userId, customerId }: Owner): Promise<void> {
  const anonymous = { email: erasedEmail(userId), fullName: "Khách đã xoá", phone: null, avatar: null };
  await db
    .update(users)
    .set({ ...anonymous, emailProvenAt: null })
    .where(eq(users.id, userId));
  await db
    .update(customers)
    .set({ birthday: null, gender: null, height: null, weight: null })
    .where(eq(customers.id, customerId));
}

/** Deletes a customer's rows that no order, payment or review needs. */
export async function deleteBelongings(db: Db, { userId, customerId }: Owner): Promise<void> {
  await db.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId));
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await db.delete(addresses).where(eq(addresses.customerId, customerId));
  await db.delete(favourites).where(eq(favourites.customerId, customerId));
  await db.delete(carts).where(eq(carts.customerId, customerId));
  await db.delete(waitingWishes).where(eq(waitingWishes.customerId, customerId));
  await db.delete(notifications).where(eq(notifications.customerId, customerId));
  await db.delete(letters).where(eq(letters.customerId, customerId));
}

/** Deletes the problems that a customer reported. @returns the paths of their pictures */
export async function deleteProblems(db: Db, customerId: string): Promise<string[]> {
  const deleted = await db
    .delete(orderProblems)
    .where(inArray(orderProblems.orderId, ordersOf(db, customerId)))
    .returning({ images: orderProblems.images });
  return deleted.flatMap(({ images }) => images);
}

/**
 * Removes what identifies a person from the records that accounting needs: their sums, days, goods and numbers stay,
 * and the ward, district and city of a delivery.
 */
export async function blankRecords(db: Db, customerId: string): Promise<void> {
  const blank = JSON.stringify({ receiverName: "", phone: "", street: "" });
  await db
    .update(orders)
    .set({ address: sql`${orders.address} || ${blank}::jsonb`, note: null })
    .where(eq(orders.customerId, customerId));
  await db.delete(orderAddressChanges).where(inArray(orderAddressChanges.orderId, ordersOf(db, customerId)));
  // The address of a gateway's page may contain the shopper's network address. An empty one still says that the gateway
  // opened the payment.
  await db
    .update(payments)
    .set({ redirectUrl: "" })
    .where(and(paymentsOf(db, customerId), isNotNull(payments.redirectUrl)));
  // The last digits of the account stay, because the ledger has them too.
  await db
    .update(payouts)
    .set({ accountName: "", reason: sql`CASE WHEN ${payouts.reason} IS NOT NULL THEN '' END` })
    .where(eq(payouts.customerId, customerId));
}

/** Takes the author's name from a customer's reviews and their pictures, and every link from these to the customer. */
export async function unsignReviews(db: Db, customerId: string): Promise<void> {
  const anyone = "Khách hàng";
  await rows(
    db,
    sql`
      UPDATE reviews SET customer_id = NULL, author = ${anyone}, images = (
        SELECT coalesce(jsonb_agg(jsonb_set(image, '{alt}', to_jsonb(
          replace(image ->> 'alt', 'ảnh của ' || author, 'ảnh của ' || ${anyone}::text))) ORDER BY place), '[]')
        FROM jsonb_array_elements(images) WITH ORDINALITY AS each (image, place))
      WHERE customer_id = ${customerId}`,
  );
  await db
    .delete(uploads)
    .where(and(eq(uploads.customerId, customerId), eq(uploads.purpose, "review"), isNotNull(uploads.usedAt)));
}
