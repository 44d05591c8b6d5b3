import { parseArgs } from "node:util";
import { findPostgres, startPostgres } from "@thuot-tha/shared/build/postgres";
import { openServer } from "../src/db/client.ts";
import { migrate } from "../src/db/migrate.ts";
import { fill } from "./fill.ts";
import { measure } from "./measure.ts";
import { startAndMeasure } from "./start.ts";

/**
 * Fills a PostgreSQL server of its own with shops of several sizes, and measures in each the most frequent requests:
 * medians, how they grow from the smallest shop to the largest, and which growing tables a query reads whole. Then
 * starts an API on each, and prints how long that takes and how much memory it uses.
 *
 *   npm run bench:scale -- [--products 1000,10000,100000] [--bookings 10000,100000,1000000]
 */
const { values } = parseArgs({
  options: {
    products: { type: "string", default: "1000,10000,100000" },
    bookings: { type: "string", default: "10000,100000,1000000" },
  },
});
const numbers = (list: string): number[] => list.split(",").map(Number);
const bookings = numbers(values.bookings);
const sizes = numbers(values.products).map((products, index) => ({ products, bookings: bookings[index] ?? 0 }));
/** Filling a large shop takes minutes. */
const timeouts = { connectMs: 60_000, statementMs: 3_600_000, lockMs: 60_000 };

const programs = findPostgres();
if (!programs) throw new Error("There is no PostgreSQL on this machine.");
// Memory settings like those of a shop's own server.
const server = await startPostgres(programs, "-c shared_buffers=1GB -c maintenance_work_mem=512MB -c max_wal_size=8GB");
try {
  const shops = [];
  for (const { products, bookings } of sizes) {
    const admin = openServer(server.url("postgres"), 1, timeouts);
    await admin.db.execute(`CREATE DATABASE shop_${products}`);
    await admin.close();
    const url = server.url(`shop_${products}`);
    const { db, close } = openServer(url, 1, timeouts);
    await migrate(db);
    console.info(`filling ${products} products and ${bookings} bookings …`);
    await fill(db, products, bookings);
    await close();
    shops.push({ url, products });
  }
  const column = (text: string | number) => String(text).padStart(10);
  const heading = shops.map(({ products }) => column(products)).join("");
  const starts = [];
  for (const { url } of shops) starts.push(await startAndMeasure(url));
  console.info(`\nan API process${" ".repeat(29)}${heading}`);
  for (const [what, of] of [
    ["ready after, ms", "readyMs"],
    ["resident when ready, MB", "startMegabytes"],
    ["resident after 2000 lists, MB", "busyMegabytes"],
  ] as const) {
    console.info(what.padEnd(43) + starts.map((start) => column(start[of])).join(""));
  }
  const results = await measure(shops);
  console.info(`\nprocessor ms${" ".repeat(31)}${heading}    growth    p50 ms  reads whole`);
  for (const { name, cpu, growth, median, readWhole } of results) {
    const figures = [...cpu.map((one) => one.toFixed(1)), growth.toFixed(2), median.toFixed(1)].map(column).join("");
    console.info(`${name.padEnd(43)}${figures}  ${readWhole.join(", ")}`);
  }
  if (results.some(({ readWhole }) => readWhole.length > 0)) process.exitCode = 1;
} finally {
  await server.stop();
}
