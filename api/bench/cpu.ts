import { readFile } from "node:fs/promises";
import type pg from "pg";

/** Milliseconds of processor time that a process has used, as Linux counts them; null when it has ended. */
async function millisecondsOf(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/schedstat`, "utf8").catch(() => null);
  return text === null ? null : Number(text.split(" ")[0]) / 1e6;
}

/**
 * Processor time of some work in milliseconds: of this process, and of PostgreSQL for all connections to this database.
 */
export async function cpuOf(work: () => Promise<unknown>, pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
  );
  const ofServer = () => Promise.all(rows.map(({ pid }) => millisecondsOf(pid)));
  const before = await ofServer();
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  // A connection that was idle for long may have been closed meanwhile.
  const after = await ofServer();
  const used = after.map((now, n) => (now === null ? 0 : now - (before[n] ?? now)));
  return (user + system) / 1000 + used.reduce((sum, one) => sum + one, 0);
}
