import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";

/**
 * Swaps two published releases of a remote again and again under a running shop, while documents and their scripts are
 * loaded, and prints what failed, how long a rollback takes to be live, and what became of the edge's memory.
 *
 *   npm run bench:releases -- --base http://localhost:8080 --swaps 100
 *
 * The shop and this command share DATA_DIR or RELEASE_STORE; one remote must be published in two versions.
 */
const { values } = parseArgs({
  options: { base: { type: "string", default: "http://localhost:8080" }, swaps: { type: "string", default: "100" } },
});
const root = fileURLToPath(new URL("../..", import.meta.url));
const program = join(root, "edge", "dist", "ops.js");

async function ops(...args) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, "--json"], { cwd: root });
  return JSON.parse(stdout);
}

const get = (path, cookie = "tt_cohort=1") => fetch(new URL(path, values.base), { headers: { cookie } });
const revision = async () => (await (await get("/readyz")).json()).revision;

async function untilLive(wanted) {
  while ((await revision()) < wanted) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function memory() {
  const text = await (await get("/metrics")).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1024 / 1024;
}

const found = { documents: 0, scripts: 0, failed: 0, mixed: 0 };

/** One page load: the document, and every script of it. Each file it names must be of the set it was made with. */
async function load() {
  const response = await get(["/home", "/dam", "/vay", "/member-ship"][found.documents % 4]);
  const html = await response.text();
  found.documents++;
  if (!response.ok) found.failed++;
  const { composition } = JSON.parse(/id="handover">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  const versions = new Map([
    ["shell", composition.shell.version],
    ...composition.remotes.map((one) => [one.name, one.version]),
  ]);
  const named = [...new Set(html.match(/\/r\/[a-z-]+\/[^/"]+\/[^"\\),\s]+/g))];
  if (named.some((path) => versions.get(path.split("/")[2]) !== path.split("/")[3])) found.mixed++;
  for (const path of named.filter((one) => one.endsWith(".js")).slice(0, 6)) {
    const script = await get(path);
    await script.arrayBuffer();
    found.scripts++;
    if (!script.ok) found.failed++;
  }
}

const { live, published } = await ops("status");
const versionsOf = (name) => published.filter((one) => one.name === name).map(({ version }) => version);
const remote = Object.keys(live.stable).find((name) => name !== "shell" && versionsOf(name).length > 1);
if (!remote) throw new Error("Publish a second version of a remote first.");
const [a, b] = [live.stable[remote].version, versionsOf(remote).find((one) => one !== live.stable[remote].version)];

let going = true;
const loader = async () => {
  while (going) await load().catch(() => found.failed++);
};
const loaders = [loader(), loader()];
const before = await memory();
const times = [];
for (let swap = 0; swap < Number(values.swaps); swap++) {
  const started = performance.now();
  const { revision: wanted } = await ops("promote", `${remote}@${swap % 2 ? a : b}`, "--no-browser", "--why", "bench");
  await untilLive(wanted);
  times.push(performance.now() - started);
}
const started = performance.now();
await untilLive((await ops("rollback", String((await revision()) - 1), "--why", "bench")).revision);
const rollback = performance.now() - started;
going = false;
await Promise.all(loaders);
const after = await memory();
times.sort((x, y) => x - y);
console.log(
  `${times.length} swaps of ${remote} ${a} and ${b}: median ${Math.round(times[times.length >> 1])} ms, slowest ${Math.round(times.at(-1))} ms until live`,
);
console.log(
  `${found.documents} documents and ${found.scripts} scripts loaded meanwhile: ${found.failed} failed, ${found.mixed} mixed`,
);
console.log(`rollback live after ${Math.round(rollback)} ms (command and edge)`);
console.log(`heap of the edge ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`);
process.exitCode = found.failed + found.mixed > 0 ? 1 : 0;
