import type { Account, Gender } from "@thuot-tha/shared/contracts/operations/entities";
import { and, eq, getTableColumns, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { customers, emailChanges, passwordResets, users } from "../../db/schema/people.ts";
import { findMembership } from "../../membership/queries/memberships.ts";

export interface NewUser {
  email: string;
  /** Null for a customer who signed up with a provider and has no phone number yet. */
  phone: string | null;
  fullName: string;
  /** Null for a customer who signs in with providers only. */
  passwordHash: string | null;
}

/**
 * Inserts a user and their customer. A duplicate e-mail or phone breaks the unique keys `users_email_key`,
 * `users_phone_key`.
 */
export async function insertUser(db: Db, values: NewUser, createdAt: Date) {
  const [user] = await db
    .insert(users)
    .values({ ...values, createdAt })
    .returning({ userId: users.id });
  const { userId } = user!;
  const [customer] = await db.insert(customers).values({ userId }).returning({ customerId: customers.id });
  return { userId, customerId: customer!.customerId };
}

/** Finds a user by e-mail or phone, both normalised. */
export async function findCredentials(db: Db, account: { email?: string | null; phone?: string | null }) {
  const { email, phone } = account;
  if (!email && !phone) return null;
  const { id: userId, ...user } = getTableColumns(users);
  const [found] = await db
    .select({ userId, customerId: customers.id, ...user })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(or(email ? eq(users.email, email) : undefined, phone ? eq(users.phone, phone) : undefined));
  return found ?? null;
}

export async function findUser(db: Db, userId: string) {
  const [found] = await db
    .select({ ...getTableColumns(users), customerId: customers.id })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.id, userId));
  return found ?? null;
}

/**
 * Locks the user's row until the transaction ends. A transaction that changes the user's links locks the user first, so
 * that none waits for another in a circle. @returns the password's hash
 */
export async function lockUser(tx: Db, userId: string): Promise<string | null> {
  const [found] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  return found?.passwordHash ?? null;
}

/** True when the password hash is unchanged. Locks it until the transaction ends. */
export const holdsPassword = async (tx: Db, userId: string, passwordHash: string | null): Promise<boolean> =>
  (await lockUser(tx, userId)) === passwordHash;

/**
 * Updates the password and deletes the user's links for another one, and for another e-mail. Links that were used stay,
 * so that a repeated request is recognised.
 */
export async function updatePassword(db: Db, userId: string, passwordHash: string | null) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** Stores another hash of the same password; links stay. */
export async function renewPasswordHash(db: Db, userId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** The account data that the customer sees. */
export async function findAccount(db: Db, customerId: string, now: Date): Promise<Account> {
  const [found] = await db
    .select({ user: users, customer: customers })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId));
  const { user, customer } = found!;
  const membership = await findMembership(db, customerId, now);
  return {
    user: {
      id: user.id,
      email: user.email,
      phone: user.phone ?? "",
      fullName: user.fullName,
      avatar: user.avatar,
      emailProven: user.emailProvenAt !== null,
      hasPassword: user.passwordHash !== null,
    },
    customer: {
      id: customer.id,
      membership: membership && {
        membershipPackageId: membership.packageId,
        expiresAt: membership.expiresAt.toISOString(),
      },
      birthday: customer.birthday,
      gender: customer.gender,
      height: customer.height,
      weight: customer.weight,
    },
  };
}

/** Records that the owner has confirmed the e-mail. */
export async function proveEmail(db: Db, userId: string, now: Date) {
  await db.update(users).set({ emailProvenAt: now }).where(eq(users.id, userId));
}

export async function setAvatar(db: Db, userId: string, avatar: string | null) {
  await db.update(users).set({ avatar }).where(eq(users.id, userId));
}

export interface Profile {
  fullName?: string;
  phone?: string;
  birthday?: string | null;
  gender?: Gender | null;
  height?: number | null;
  weight?: number | null;
}

const hasValue = (fields: object): boolean => Object.values(fields).some((value) => value !== undefined);

/** Omitted fields stay unchanged. */
export async function updateProfile(db: Db, userId: string, { fullName, phone, ...body }: Profile) {
  const user = { fullName, phone };
  if (hasValue(user)) await db.update(users).set(user).where(eq(users.id, userId));
  if (hasValue(body)) await db.update(customers).set(body).where(eq(customers.userId, userId));
}
