import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { cartItems, carts } from "../../db/schema/carts.ts";
import { reviews } from "../../db/schema/catalogue.ts";
import { favourites, uploads } from "../../db/schema/customers.ts";
import { letters } from "../../db/schema/letters.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { payments, payouts, unmatchedReceipts, walletEntries } from "../../db/schema/orders.ts";
import { customers, emailChanges, memberships, sessions, socialIdentities, users } from "../../db/schema/people.ts";
import { waitingWishes } from "../../db/schema/waitlist.ts";

/** The account, without the password's hash. */
export async function findProfile(db: Db, customerId: string) {
  const { passwordHash, ...user } = getTableColumns(users);
  const { id: _id, userId: _user, ...body } = getTableColumns(customers);
  const [found] = await db
    .select({ ...user, ...body, hasPassword: sql<boolean>`${passwordHash} IS NOT NULL` })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId));
  return found;
}

/** Sessions without their tokens' hashes, oldest first. */
export const listSessions = (db: Db, userId: string) =>
  db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));

/** New e-mails whose links have not been followed. */
export const listEmailChanges = (db: Db, userId: string) =>
  db
    .select({ email: emailChanges.email, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(asc(emailChanges.expiresAt));

/** Accounts at sign-in providers. */
export const listIdentities = (db: Db, userId: string) =>
  db
    .select({ provider: socialIdentities.provider, subject: socialIdentities.subject })
    .from(socialIdentities)
    .where(eq(socialIdentities.userId, userId))
    .orderBy(asc(socialIdentities.provider));

export const listCartLines = (db: Db, customerId: string) => {
  const { cartId: _cart, ...line } = getTableColumns(cartItems);
  return db
    .select(line)
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(eq(carts.customerId, customerId))
    .orderBy(asc(cartItems.createdAt), asc(cartItems.id));
};

/** Also those of withdrawn products. */
export const listAllFavourites = (db: Db, customerId: string) =>
  db
    .select({ productId: favourites.productId, createdAt: favourites.createdAt })
    .from(favourites)
    .where(eq(favourites.customerId, customerId))
    .orderBy(asc(favourites.createdAt), asc(favourites.productId));

export const listWishes = (db: Db, customerId: string) => {
  const { customerId: owner, place, ...wish } = getTableColumns(waitingWishes);
  return db.select(wish).from(waitingWishes).where(eq(owner, customerId)).orderBy(asc(place));
};

export const listMemberships = (db: Db, customerId: string) => {
  const { customerId: owner, ...membership } = getTableColumns(memberships);
  return db.select(membership).from(memberships).where(eq(owner, customerId)).orderBy(asc(memberships.startsAt));
};

/** Payments for memberships, without the address of the gateway's page, which is signed. */
export const listPaymentsOfMember = (db: Db, customerId: string) => {
  const { customerId: owner, redirectUrl: _signed, place, ...payment } = getTableColumns(payments);
  return db.select(payment).from(payments).where(eq(owner, customerId)).orderBy(asc(place));
};

export const listLedger = (db: Db, customerId: string) => {
  const { customerId: owner, place, ...entry } = getTableColumns(walletEntries);
  return db.select(entry).from(walletEntries).where(eq(owner, customerId)).orderBy(asc(place));
};

/**
 * Requests without the account's number: staff read it by `payout show`, which ends the customer's right to withdraw.
 */
export const listPayouts = (db: Db, customerId: string) => {
  const { customerId: owner, accountNumber: _number, ...payout } = getTableColumns(payouts);
  return db.select(payout).from(payouts).where(eq(owner, customerId)).orderBy(asc(payouts.requestedAt));
};

/** Transfers of a wrong sum. */
export const listReceipts = (db: Db, customerId: string) => {
  const { customerId: owner, ...receipt } = getTableColumns(unmatchedReceipts);
  return db.select(receipt).from(unmatchedReceipts).where(eq(owner, customerId)).orderBy(asc(receipt.receivedAt));
};

export const listReviewsOf = (db: Db, customerId: string) => {
  const { customerId: owner, ...review } = getTableColumns(reviews);
  return db.select(review).from(reviews).where(eq(owner, customerId)).orderBy(asc(reviews.createdAt));
};

export const listAllNotifications = (db: Db, customerId: string) => {
  const { customerId: owner, place, ...notification } = getTableColumns(notifications);
  return db.select(notification).from(notifications).where(eq(owner, customerId)).orderBy(asc(place));
};

/** Letters that are still stored; their data may contain the token of a link, which is left out. */
export const listLettersOf = (db: Db, customerId: string) => {
  const { customerId: owner, ...letter } = getTableColumns(letters);
  return db
    .select({ ...letter, data: sql<object>`${letters.data} - 'token'` })
    .from(letters)
    .where(eq(owner, customerId))
    .orderBy(asc(letters.createdAt), asc(letters.id));
};

/** Pictures that the customer sent, without the hash of the address they were sent to. */
export const listUploads = (db: Db, customerId: string) => {
  const { path, purpose, createdAt, storedAt, usedAt } = uploads;
  return db
    .select({ path, purpose, createdAt, storedAt, usedAt })
    .from(uploads)
    .where(eq(uploads.customerId, customerId))
    .orderBy(asc(createdAt), asc(path));
};
