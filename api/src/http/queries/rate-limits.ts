import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";

/** Adds `amount` to a key's counter. @returns the sum of the current window and the seconds until it ends */
export async function countAttempt(db: Db, key: string, windowSeconds: number, now: Date, amount = 1) {
  const at = now.toISOString();
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000).toISOString();
  await db.execute(sql`DELETE FROM rate_limits WHERE resets_at <= ${at}`);
  const counted = await row<{ count: number; seconds: number }>(
    db,
    sql`
      INSERT INTO rate_limits (key, count, resets_at) VALUES (${key}, ${amount}, ${resetsAt})
      ON CONFLICT (key) DO UPDATE SET count = rate_limits.count + excluded.count
      RETURNING count, extract(epoch FROM resets_at - ${at}::timestamptz)::float8 AS seconds`,
  );
  return counted ?? { count: amount, seconds: windowSeconds };
}

export async function deleteAttempts(db: Db, key: string) {
  await db.execute(sql`DELETE FROM rate_limits WHERE key = ${key}`);
}
