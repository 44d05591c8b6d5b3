import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { print, readEnvFile, readJson, released, root, runQuietly, seconds, warn } from "../workspace.mjs";
import { releaseBuilds } from "./release-builds.mjs";

const program = (name) => import(pathToFileURL(join(root, name, "dist", "index.js")).href);

const ops = async (env, ...args) => {
  const code = await runQuietly(process.execPath, [join(root, "edge", "dist", "ops.js"), ...args], { env });
  if (code !== 0) throw new Error(`The release could not be put live: ops ${args.join(" ")}`);
};

async function opsJson(env, ...args) {
  const program = join(root, "edge", "dist", "ops.js");
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, "--json"], {
    env,
    cwd: root,
    // A history of years has more than the default of a megabyte.
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return JSON.parse(stdout);
}

/** Releases the builds of this working copy. @param changed packages whose content a build has just changed */
async function release(env, changed) {
  const versions = {};
  for (const name of released) versions[name] = (await readJson(join(root, name, "dist", "build.json")))?.version;
  const builds = { status: await opsJson(env, "status"), history: await opsJson(env, "history"), versions, changed };
  await releaseBuilds(builds, { ops: (...args) => ops(env, ...args), warn });
}

/** Runs the whole shop in this process: the API with its embedded database, and the edge in front of it. */
async function serve(env, changed) {
  if (!existsSync(join(root, "edge", "dist", "index.js")))
    throw new Error("Nothing is built yet; run npm run build first.");
  process.chdir(root);
  const [{ startApi }, { startEdge }] = await Promise.all([program("api"), program("edge")]);
  const api = await startApi(env, { onProgress: print });
  const start = async () => {
    // The gate compares the releases with the API that has just started.
    await release({ ...env, SHOP_URL: api.url }, changed);
    return startEdge({ ...env, API_URL: api.url });
  };
  const edge = await start().catch(async (error) => {
    await api.close();
    throw error;
  });
  const ready = await fetch(new URL("/readyz", edge.url));
  if (!ready.ok) throw new Error(`The shop has started but is not ready: ${await ready.text()}`);
  return {
    url: edge.url,
    isLocal: edge.isLocal,
    async close() {
      await edge.close();
      await api.close();
    },
  };
}

/** Serves the shop until Ctrl-C or a SIGTERM. @param changed packages whose content a build has just changed */
export async function serveUntilStopped(changed = []) {
  const started = performance.now();
  const shop = await serve(process.env, changed).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(`Port ${error.port} is taken; choose another: PORT=8090 npm start`);
  });
  const reach = shop.isLocal
    ? "Only this machine reaches it. HOST=0.0.0.0 npm start opens it to the network; .env.example says what that closes."
    : "The network can reach it. Features for developers are off unless .env turns them on: see .env.example.";
  console.log(`\n  Thướt Tha is ready at ${shop.url}  (${seconds(started)}; Ctrl-C stops it)\n  ${reach}\n`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    print("stopping …");
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    readEnvFile();
    await serveUntilStopped();
  } catch (error) {
    warn(error.message ?? String(error));
    process.exit(1);
  }
}
