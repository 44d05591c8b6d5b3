import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";
import { row } from "./rows.ts";

/** Rows per statement, few enough not to delay other requests, and to end within a statement's time. */
const batchSize = 5000;

/**
 * Deletes all rows whose `column` is before a moment. Concurrent processes delete different rows.
 * @param condition that the rows meet as well
 */
export async function deleteOlder(db: Db, column: PgColumn, before: Date, condition: SQL = sql`true`): Promise<void> {
  const { table } = column;
  let deleted: number;
  do {
    const old = sql`SELECT ctid FROM ${table} WHERE ${column} < ${before.toISOString()} AND ${condition} LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`;
    const counted = await row<{ count: number }>(
      db,
      sql`WITH gone AS (DELETE FROM ${table} WHERE ctid = ANY (ARRAY(${old})) RETURNING 1) SELECT count(*)::int AS count FROM gone`,
    );
    deleted = counted?.count ?? 0;
  } while (deleted === batchSize);
}
