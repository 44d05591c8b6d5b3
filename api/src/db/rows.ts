import type { SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/**
 * Runs hand-written SQL. Days and timestamps are returned as text, and so is `bigint` from a server: cast in the SQL.
 */
export async function rows<T>(db: Db, query: SQL): Promise<T[]> {
  const result = (await db.execute(query)) as { rows: T[] };
  return result.rows;
}

/** The first row, or null. */
export async function row<T>(db: Db, query: SQL): Promise<T | null> {
  return (await rows<T>(db, query))[0] ?? null;
}
