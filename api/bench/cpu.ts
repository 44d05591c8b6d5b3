import { readFile } from "node:fs/promises";
import type pg from "pg";

/** Milliseconds of processor time that a process has used, as Linux counts them. */
async function millisecondsOf(pid: number): Promise<number> {
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, "utf8")).split(" ");
  return Number(nanoseconds) / 1e6;
}

/** Processor time of some work in milliseconds: of this process, and of PostgreSQL for all connections to this database. */
export async function cpuOf(work: () => Promise<unknown>, pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'",
  );
  const ofServer = async () => {
    const each = await Promise.all(rows.map(({ pid }) => millisecondsOf(pid)));
    return each.reduce((sum, one) => sum + one, 0);
  };
  const before = await ofServer();
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000 + (await ofServer()) - before;
}
