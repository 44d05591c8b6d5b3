import type { LoginProvider } from "@thuot-tha/shared/contracts/operations/entities";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { customers, socialIdentities } from "../../db/schema/people.ts";

/** Whose account a person at a provider opens, or null. */
export async function findByIdentity(db: Db, provider: LoginProvider, subject: string) {
  const [found] = await db
    .select({ userId: customers.userId, customerId: customers.id })
    .from(socialIdentities)
    .innerJoin(customers, eq(customers.userId, socialIdentities.userId))
    .where(and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, subject)));
  return found ?? null;
}

/** A person of a provider opens one account: another breaks `social_identities_pkey`. */
export async function insertIdentity(db: Db, provider: LoginProvider, subject: string, userId: string) {
  await db.insert(socialIdentities).values({ provider, subject, userId });
}

/** Nobody of any provider opens this account any more. */
export async function deleteIdentities(db: Db, userId: string) {
  await db.delete(socialIdentities).where(eq(socialIdentities.userId, userId));
}
