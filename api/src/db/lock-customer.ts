import { eq } from "drizzle-orm";
import type { Db } from "./client.ts";
import { customers } from "./schema/people.ts";

/** Keeps other transactions from changing what belongs to a customer until this one ends. */
export async function lockCustomer(db: Db, customerId: string): Promise<void> {
  await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("no key update");
}
