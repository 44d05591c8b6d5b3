import { eq } from "drizzle-orm";
import type { Db } from "./client.ts";
import { customers } from "./schema/people.ts";

/** Locks the customer's row until the transaction ends, which serialises changes of the customer's data. */
export async function lockCustomer(db: Db, customerId: string): Promise<void> {
  await db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("no key update");
}
