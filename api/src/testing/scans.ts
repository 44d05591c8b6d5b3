import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rows } from "../db/rows.ts";

/** The tables that the work reads from end to end, within a transaction. */
export async function scannedTables(tx: Db, work: () => Promise<unknown>): Promise<string[]> {
  const scans = () =>
    rows<{ name: string; scans: number }>(
      tx,
      sql`SELECT relname AS name, seq_scan::int AS scans FROM pg_stat_xact_user_tables WHERE seq_scan > 0 ORDER BY relname`,
    );
  const before = new Map((await scans()).map((table) => [table.name, table.scans]));
  await work();
  return (await scans()).filter((table) => table.scans > (before.get(table.name) ?? 0)).map(({ name }) => name);
}
