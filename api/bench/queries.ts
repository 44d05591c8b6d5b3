import { findPostgres, startPostgres } from "@thuot-tha/shared/build/postgres";
import { openServer } from "../src/db/client.ts";
import { migrate } from "../src/db/migrate.ts";
import { fill } from "./fill.ts";
import { type Measured, measure } from "./measure.ts";

/** Products of each scratch database; each product has ten bookings. */
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000];
const SLOWEST_MS = 50;
/** Filling a large shop takes minutes. */
const timeouts = { connectMs: 60_000, statementMs: 3_600_000, lockMs: 60_000 };

const programs = findPostgres();
if (!programs) throw new Error("There is no PostgreSQL on this machine.");
// Memory settings like those of a shop's own server.
const server = await startPostgres(programs, "-c shared_buffers=1GB -c maintenance_work_mem=512MB -c max_wal_size=8GB");
try {
  const results: Map<string, Measured>[] = [];
  for (const products of SIZES) {
    const admin = openServer(server.url("postgres"), 1, timeouts);
    await admin.db.execute(`CREATE DATABASE shop_${products}`);
    await admin.close();
    const url = server.url(`shop_${products}`);
    const { db, close } = openServer(url, 1, timeouts);
    await migrate(db);
    console.info(`filling ${products} products and ${products * 10} bookings …`);
    await fill(db, products, products * 10);
    await close();
    results.push(await measure(url, products));
  }
  const largest = results.at(-1) ?? new Map<string, Measured>();
  const column = (text: string) => text.padStart(10);
  console.info(`\nmedian ms  ${"".padEnd(32)}${SIZES.map((size) => column(String(size))).join("")}  reads whole`);
  for (const [name, { median, readWhole }] of largest) {
    const medians = results.map((result) => column((result.get(name)?.median ?? 0).toFixed(1)));
    console.info(`${name.padEnd(43)}${medians.join("")}  ${median > SLOWEST_MS ? "SLOW " : ""}${readWhole.join(", ")}`);
  }
  const bad = [...largest.values()].filter(({ median, readWhole }) => median > SLOWEST_MS || readWhole.length > 0);
  console.info(`\n${largest.size - bad.length} of ${largest.size} within ${SLOWEST_MS} ms and by index`);
  process.exitCode = bad.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
