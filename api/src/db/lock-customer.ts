import { eq } from "drizzle-orm";
import { Unauthorized } from "../errors.ts";
import type { Db } from "./client.ts";
import { customers, users } from "./schema/people.ts";

/** Locks the customer's row until the transaction ends, which serialises changes of the customer's data. */
export async function lockCustomer(db: Db, customerId: string): Promise<void> {
  await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("no key update");
}

/** The e-mail of an erased account: no address, so it can neither be registered nor receive letters. */
export const erasedEmail = (userId: string): string => `erased-${userId}`;

/** True for a customer who has been erased, or is unknown. */
export async function isErased(db: Db, customerId: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(eq(customers.id, customerId));
  return !user || user.email === erasedEmail(user.id);
}

/**
 * Locks the customer of a request. Throws Unauthorized for one who has been erased since the request began, because
 * nothing of them may be stored any more.
 */
export async function lockSignedIn(db: Db, customerId: string): Promise<void> {
  await lockCustomer(db, customerId);
  if (await isErased(db, customerId)) throw new Unauthorized();
}
