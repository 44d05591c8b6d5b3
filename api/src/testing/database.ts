import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, embeddedDatabase } from "../db/client.ts";
import { openInMemory } from "../db/embedded.ts";
import { migrate } from "../db/migrate.ts";
import { migrations } from "../db/migrations/index.ts";
import { openServerDatabase } from "./server-database.ts";

/** True when Jest's project runs its suites on a PostgreSQL server instead of in memory. */
export const runsOnServer = (globalThis as { testsRunOn?: string }).testsRunOn === "postgres";

/** The path contains a hash of the migrations and PGlite's version, so that a stale copy is never used. */
const file = (): string => {
  const key = createHash("sha256").update(require.resolve("@electric-sql/pglite")).update(JSON.stringify(migrations));
  return join(tmpdir(), `thuot-tha-test-database-${key.digest("hex").slice(0, 16)}.tar`);
};

/** Suites run concurrently: the first one creates the file atomically. */
async function makeCopy(): Promise<Blob> {
  const client = await openInMemory();
  await migrate(embeddedDatabase(client).db);
  // Without it, every suite would replay the migrations from the write-ahead log.
  await client.exec("CHECKPOINT");
  const copy = await client.dumpDataDir("none");
  await client.close();
  const half = `${file()}.${randomUUID()}`;
  await writeFile(half, Buffer.from(await copy.arrayBuffer()));
  await rename(half, file());
  return copy;
}

/** A fresh migrated database in memory, copied because creating one takes seconds. */
async function openMemoryDatabase(): Promise<Database> {
  const kept = await readFile(file()).catch(() => null);
  return embeddedDatabase(await openInMemory(kept ? new Blob([new Uint8Array(kept)]) : await makeCopy()));
}

/**
 * A fresh migrated database of the engine that the suite runs on: the only one a test opens.
 * @param poolSize connections, where the engine has more than one
 */
export const openTestDatabase = (poolSize = 10): Promise<Database> =>
  runsOnServer ? openServerDatabase(poolSize) : openMemoryDatabase();
