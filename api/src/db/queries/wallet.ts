import type { Db } from "../client.ts";
import { walletEntries } from "../schema/orders.ts";

/** The ledger only grows; an order has at most one entry of each kind. */
export async function insertWalletEntry(db: Db, values: Omit<typeof walletEntries.$inferInsert, "id">) {
  await db.insert(walletEntries).values(values);
}
