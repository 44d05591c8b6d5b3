import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { row } from "../../db/rows.ts";

/**
 * Adds `amount` to a key's counter, which begins again once its window is over. A window that ends more than two of its
 * lengths from now is over, too, because the clock has been set back; the clocks of processes differ by less.
 * @returns the sum of the current window and the seconds until it ends
 */
export async function countAttempt(db: Db, key: string, windowSeconds: number, now: Date, amount = 1) {
  const at = now.toISOString();
  const after = (windows: number) => new Date(now.getTime() + windows * windowSeconds * 1000).toISOString();
  const isCurrent = sql`rate_limits.resets_at > ${at} AND rate_limits.resets_at <= ${after(2)}`;
  const counted = await row<{ count: number; seconds: number }>(
    db,
    sql`
      INSERT INTO rate_limits (key, count, resets_at) VALUES (${key}, ${amount}, ${after(1)})
      ON CONFLICT (key) DO UPDATE SET (count, resets_at) = (
        SELECT
          CASE WHEN ${isCurrent} THEN rate_limits.count ELSE 0 END + excluded.count,
          CASE WHEN ${isCurrent} THEN rate_limits.resets_at ELSE excluded.resets_at END)
      RETURNING count, extract(epoch FROM resets_at - ${at}::timestamptz)::float8 AS seconds`,
  );
  return counted ?? { count: amount, seconds: windowSeconds };
}

export async function deleteAttempts(db: Db, key: string) {
  await db.execute(sql`DELETE FROM rate_limits WHERE key = ${key}`);
}
