import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";

/** Milliseconds in which another request for a letter repeats the one before it. */
const repeatedMs = 60_000;

/**
 * True when a link was written for this user less than a minute before one that expires at `expiresAt`: a browser sends
 * a request again when its answer is lost, and one letter is enough. The user's locks keep two requests apart.
 * @param which condition on the link
 */
export async function hasNewLink(
  tx: Db,
  links: PgTable,
  { userId, expiresAt }: { userId: string; expiresAt: Date },
  which: SQL = sql`TRUE`,
): Promise<boolean> {
  const since = new Date(expiresAt.getTime() - repeatedMs).toISOString();
  const found = await row(
    tx,
    sql`SELECT 1 AS one FROM ${links} WHERE user_id = ${userId} AND expires_at > ${since}::timestamptz AND ${which} LIMIT 1`,
  );
  return found !== null;
}
