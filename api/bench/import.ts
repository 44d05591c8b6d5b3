import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findPostgres, startPostgres } from "@thuot-tha/shared/build/postgres";
import { writeFolder } from "./write-folder.ts";

const { values } = parseArgs({ options: { products: { type: "string", default: "50000" } } });
const products = Number(values.products);

const programs = findPostgres();
if (!programs) throw new Error("There is no PostgreSQL on this machine.");
// Memory settings like those of a shop's own server.
const server = await startPostgres(programs, "-c shared_buffers=1GB -c maintenance_work_mem=512MB -c max_wal_size=8GB");
const home = await mkdtemp(join(tmpdir(), "bench-import-"));

/** Runs the built command as staff would, and prints how long it took. */
async function runImport(what: string): Promise<void> {
  const started = performance.now();
  const command = spawn(process.execPath, [join(import.meta.dirname, "../dist/admin.js"), "import", "shop"], {
    cwd: home,
    env: { ...process.env, DATABASE_URL: server.url("postgres"), MEDIA_STORE: join(home, "media") },
    stdio: "inherit",
  });
  const code = await new Promise((resolve) => command.once("exit", resolve));
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  console.info(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  console.info(`writing a folder of ${products} products …`);
  await writeFolder(join(home, "shop"), products);
  await runImport("into an empty shop");
  await runImport("again, with nothing to change");
} finally {
  await server.stop();
  await rm(home, { recursive: true, force: true });
}
