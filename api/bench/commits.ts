import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { openFolder } from "../src/db/embedded.ts";

/**
 * Measures the cost of a commit to the embedded database, with and without fsync. Argument: a folder on the disk to
 * measure.
 */
const commitCount = 500;
const [where = "."] = process.argv.slice(2);
const folder = await mkdtemp(join(where, "commits-"));

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

async function measure(fsync: boolean): Promise<{ median: number; slowest: number }> {
  const client = await openFolder(join(folder, "db"), { fsync, check: () => {}, onBroken: () => {} });
  await client.exec("CREATE TABLE IF NOT EXISTS notes (text text)");
  const took: number[] = [];
  for (let commit = 0; commit < commitCount; commit += 1) {
    const started = performance.now();
    await client.query("INSERT INTO notes VALUES ($1)", ["a line of a cart"]);
    took.push(performance.now() - started);
  }
  await client.close();
  return { median: median(took), slowest: took.at(-1) ?? 0 };
}

try {
  for (const fsync of [true, false]) {
    const { median: usual, slowest } = await measure(fsync);
    console.info(
      `DATABASE_FSYNC=${fsync ? "on " : "off"}  median ${usual.toFixed(2)} ms, slowest ${slowest.toFixed(1)} ms of ${commitCount} commits`,
    );
  }
} finally {
  await rm(folder, { recursive: true });
}
