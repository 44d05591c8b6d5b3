import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rows } from "../db/rows.ts";
import type { TestShop } from "./shop.ts";

const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

interface Held<T> {
  /** Locks what the request needs. */
  begin: (tx: Db) => Promise<unknown>;
  request: () => Promise<T>;
  /** What the transaction does while the request waits for it. */
  end?: (tx: Db) => Promise<unknown>;
}

/**
 * Begins a request while a transaction holds a lock, and ends the transaction once the request waits for it, or is over
 * without a wait. The embedded database runs one transaction after the other, so this needs a server.
 * @returns the request's answer
 */
export async function whileHeld<T>({ context: { db } }: TestShop, { begin, request, end }: Held<T>): Promise<T> {
  const { answer } = await db.transaction(async (tx) => {
    await begin(tx);
    let isOver = false;
    const pending = request().finally(() => {
      isOver = true;
    });
    while (!isOver && (await rows(db, waiting)).length === 0);
    await end?.(tx);
    return { answer: pending };
  });
  return answer;
}
