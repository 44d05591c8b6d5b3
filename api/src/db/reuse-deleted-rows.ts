import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/**
 * Gives the room of deleted and replaced rows to new ones. A PostgreSQL server does so by itself; the embedded database
 * has no process for it, and its files would grow with every change.
 */
export async function reuseDeletedRows(db: Db): Promise<void> {
  await db.execute(sql`VACUUM`);
}
