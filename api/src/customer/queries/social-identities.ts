import type { LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { customers, socialIdentities } from "../../db/schema/people.ts";

/** The account linked to a provider's subject, or null. */
export async function findByIdentity(db: Db, provider: LoginProvider, subject: string) {
  const [found] = await db
    .select({ userId: customers.userId, customerId: customers.id })
    .from(socialIdentities)
    .innerJoin(customers, eq(customers.userId, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found ?? null;
}

/** Links a provider's subject to an account; a second link of the subject breaks `social_identities_pkey`. */
export async function insertIdentity(db: Db, provider: LoginProvider, subject: string, userId: string) {
  await db.insert(socialIdentities).values({ provider, subject, userId });
}

/** Unlinks all providers from an account. */
export async function deleteIdentities(db: Db, userId: string) {
  await db.delete(socialIdentities).where(eq(socialIdentities.userId, userId));
}
