import { execFile, fork } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { findPostgres, startPostgres } from "@thuot-tha/shared/build/postgres";
import { released, root } from "@thuot-tha/shared/build/workspace";
import { startEdge } from "./edge-process.mjs";

async function startApi(env, execArgv) {
  const child = fork(join(root, "api", "dist", "main.js"), {
    execArgv,
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const url = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const listening = /listening on (\S+)/.exec(line);
      if (listening) resolve(listening[1]);
    });
    child.once("exit", () => reject(new Error("The API did not start.")));
  });
  return { url, child };
}

/** Ends a process, which finishes its running requests. */
const end = (child) =>
  new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });

/**
 * Starts the built shop with the demo's goods: PostgreSQL, API and edge as processes of their own. Where there is no
 * PostgreSQL, the database is part of the API's process.
 * @param execArgv options of Node for API and edge
 * @param settings environment of API and edge, beside this process's
 */
export async function startOwnShop(execArgv = [], settings = {}) {
  const data = await mkdtemp(join(tmpdir(), "own-shop-"));
  const programs = findPostgres();
  const database = programs ? await startPostgres(programs, "-c shared_buffers=512MB") : null;
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: data,
    API_PORT: "0",
    ...(database ? { DATABASE_URL: database.url("postgres") } : {}),
  };
  const api = await startApi(env, execArgv);
  const ops = (...command) =>
    promisify(execFile)(process.execPath, [join(root, "edge", "dist", "ops.js"), ...command], {
      env: { ...env, SHOP_URL: api.url },
      cwd: root,
    });
  await ops("publish", ...released);
  const versions = await Promise.all(
    released.map(async (name) => JSON.parse(await readFile(join(root, name, "dist", "build.json"), "utf8")).version),
  );
  await ops("promote", ...released.map((name, index) => `${name}@${versions[index]}`), "--no-browser");
  const edge = await startEdge({ ...env, API_URL: api.url }, execArgv);
  return {
    edge: { url: edge.url, pid: edge.child.pid },
    api: { url: api.url, pid: api.child.pid },
    /** Process id of PostgreSQL; null where there is none. */
    databasePid: database?.pid ?? null,
    async stop() {
      await end(edge.child);
      await end(api.child);
      await database?.stop();
      await rm(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
