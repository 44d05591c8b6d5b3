import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { dataDirectory, readEnvFile, readJson, released, root, run, say, seconds, warn } from "./workspace.mjs";

const program = (name) => import(pathToFileURL(join(root, name, "dist", "index.js")).href);

const ops = async (env, ...args) => {
  const code = await run(process.execPath, [join(root, "edge", "dist", "ops.js"), ...args], { env, quiet: true });
  if (code !== 0) await run(process.execPath, [join(root, "edge", "dist", "ops.js"), ...args], { env });
  if (code !== 0) throw new Error(`The release could not be put live: ops ${args.join(" ")}`);
};

/**
 * Publishes what has just been built and puts it live. What an operator has put live stays, unless its package was
 * built anew or is not live at all.
 */
async function release(env, changed) {
  const store = join(dataDirectory(), "releases");
  const live = await readJson(join(store, "live.json"));
  const stable = live && (await readJson(join(store, "compositions", `${live.revision}.json`)))?.stable;
  const due = released.filter((name) => changed.includes(name) || !stable?.[name]);
  if (due.length === 0) return;
  const versions = [];
  for (const name of due) versions.push(`${name}@${(await readJson(join(root, name, "dist", "build.json"))).version}`);
  await ops(env, "publish", ...due);
  await ops(env, "promote", ...versions, "--why", "built by npm start");
}

/** Runs the whole shop in this process: the API on its embedded database, and the edge in front of it. */
async function serve(env, changed) {
  if (!existsSync(join(root, "edge", "dist", "index.js")))
    throw new Error("Nothing is built yet; run npm run build first.");
  process.chdir(root);
  await release(env, changed);
  const [{ startApi }, { startEdge }] = await Promise.all([program("api"), program("edge")]);
  const api = await startApi(env, { onProgress: say });
  const edge = await startEdge({ ...env, API_URL: api.url }).catch(async (error) => {
    await api.close();
    throw error;
  });
  const ready = await fetch(new URL("/readyz", edge.url));
  if (!ready.ok) throw new Error(`The shop has started but is not ready: ${await ready.text()}`);
  return {
    url: edge.url,
    async close() {
      await edge.close();
      await api.close();
    },
  };
}

/** Serves the shop until Ctrl-C or a SIGTERM. @param changed packages that have just been built */
export async function serveUntilStopped(changed = []) {
  const started = performance.now();
  const shop = await serve(process.env, changed).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${error.port} is taken; choose another: PORT=8090 npm start`);
  });
  console.log(`\n  Thướt Tha is ready at ${shop.url}  (${seconds(started)}; Ctrl-C stops it)\n`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say("stopping …");
    try {
      await shop.close();
      process.exit(0);
    } catch (error) {
      warn(error.message);
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  try {
    readEnvFile();
    await serveUntilStopped();
  } catch (error) {
    warn(error.message ?? String(error));
    process.exit(1);
  }
}
