import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { deleteOlder } from "../../db/delete-older.ts";
import { erasedEmail } from "../../db/lock-customer.ts";
import { letters } from "../../db/schema/letters.ts";
import { customers, users } from "../../db/schema/people.ts";

export interface NewLetter {
  customerId: string;
  kind: string;
  data: object;
  uselessAt: Date | null;
}

export async function insertLetter(db: Db, values: NewLetter, now: Date) {
  await db.insert(letters).values({ ...values, createdAt: now, nextTryAt: now });
}

export type ClaimedLetter = Pick<
  typeof letters.$inferSelect,
  "id" | "customerId" | "kind" | "data" | "tries" | "createdAt" | "uselessAt"
>;

/**
 * Claims a due letter until `lease`, after which another process may claim it, so that a crashed process loses no
 * letter. Concurrent processes claim different letters. Letters that expire come first, the most urgent before the
 * others, so that a customer who waits for a link does not wait for all other letters; the rest follows by age.
 */
export async function claimLetter(db: Db, now: Date, lease: Date): Promise<ClaimedLetter | null> {
  const due = db
    .select({ id: letters.id })
    .from(letters)
    .where(and(isNotNull(letters.nextTryAt), lte(letters.nextTryAt, now)))
    .orderBy(asc(letters.uselessAt), asc(letters.nextTryAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(letters)
    .set({ tries: sql`${letters.tries} + 1`, nextTryAt: lease })
    .where(inArray(letters.id, due))
    .returning();
  return claimed ?? null;
}

/**
 * Current name and e-mail of a letter's customer; null for one who has been erased. `emailProvenAt` is null until the
 * mailbox is proven to be theirs.
 */
export async function findRecipient(db: Db, customerId: string) {
  const [found] = await db
    .select({ userId: users.id, email: users.email, fullName: users.fullName, emailProvenAt: users.emailProvenAt })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId));
  return found && found.email !== erasedEmail(found.userId) ? found : null;
}

type Claim = Pick<ClaimedLetter, "id" | "tries">;

/** The letter, unless it has been claimed again since. */
const heldBy = ({ id, tries }: Claim) => and(eq(letters.id, id), eq(letters.tries, tries));

/** Changes nothing once another claim holds the letter. */
export async function markSent(db: Db, claim: Claim, now: Date) {
  await db.update(letters).set({ sentAt: now, nextTryAt: null, data: {}, problem: null }).where(heldBy(claim));
}

/**
 * Changes nothing once another claim holds the letter, or once it is given up and so has no content any more.
 * @param nextTryAt null to give up
 * @returns true when the letter is given up with this
 */
export async function markUnsent(db: Db, claim: Claim, problem: string, nextTryAt: Date | null): Promise<boolean> {
  const rest = nextTryAt ? {} : { data: {} };
  const changed = await db
    .update(letters)
    .set({ problem, nextTryAt, ...rest })
    .where(and(heldBy(claim), isNotNull(letters.nextTryAt)))
    .returning({ id: letters.id });
  return nextTryAt === null && changed.length > 0;
}

/** Deletes a letter that has nothing to tell any more. Changes nothing once another claim holds it. */
export async function dropLetter(db: Db, claim: Claim) {
  await db.delete(letters).where(heldBy(claim));
}

/**
 * Gives up letters that are useless by now, or were written before a moment, and empties them. The outbox does so when
 * it tries them, but a shop without a mail server has none. A letter that is being sent, or waits for its next try, is
 * left to the outbox. @returns how many
 */
export async function giveUpLetters(db: Db, now: Date, before: Date): Promise<number> {
  const givenUp = await db
    .update(letters)
    .set({ problem: "too late", nextTryAt: null, data: {} })
    .where(
      and(
        isNotNull(letters.nextTryAt),
        or(eq(letters.tries, 0), lte(letters.nextTryAt, now)),
        or(lte(letters.uselessAt, now), lt(letters.createdAt, before)),
      ),
    )
    .returning({ id: letters.id });
  return givenUp.length;
}

/** Deletes letters that were sent or given up before a moment. */
export const deleteOldLetters = (db: Db, before: Date): Promise<void> =>
  deleteOlder(db, letters.createdAt, before, isNull(letters.nextTryAt));
