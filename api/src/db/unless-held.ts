import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { row } from "./rows.ts";

/** Does work in a transaction that holds an advisory lock, and none while another transaction holds it. */
export const unlessHeld = (db: Db, lock: number, work: (tx: Db) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await row<{ isFree: boolean }>(tx, sql`SELECT pg_try_advisory_xact_lock(${lock}) AS "isFree"`);
    if (found?.isFree) await work(tx);
  });
