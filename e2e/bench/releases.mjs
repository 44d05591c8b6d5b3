import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { dataDirectory, released, root } from "@thuot-tha/shared/build/workspace";
import { nextRelease } from "../support/next-release.mjs";
import { startEdge } from "./edge-process.mjs";
import { timeSwitching } from "./switching.mjs";
import { visitInBrowser, visitPlainly } from "./visits.mjs";
import { countShoppersBeforeWithdrawal } from "./withdrawal.mjs";

/**
 * Swaps every release at once, again and again, under an edge that browsers and plain clients load pages from; prints what
 * failed, how long a swap and a rollback take to be live, and the memory of the edge, after its garbage is collected. Then
 * two edges follow one store, a folder and a bucket, and the time until the last has switched is printed. Last, the
 * shoppers who see a bad candidate before it is withdrawn are counted.
 *
 *   npm run bench:releases -- --swaps 100 --base http://localhost:8080
 *
 * A shop must run on this machine, over the same DATA_DIR: it gives data and pictures. Its releases are copied, so that
 * its shoppers see no swap.
 */
const { values } = parseArgs({ options: { base: { type: "string" }, swaps: { type: "string", default: "100" } } });
const base = values.base ?? `http://localhost:${process.env.PORT ?? 8080}`;
const swaps = Number(values.swaps);
const data = await mkdtemp(join(tmpdir(), "swaps-"));
const shared = {
  MEDIA_STORE: join(dataDirectory(), "media"),
  IMAGE_CACHE_DIR: join(dataDirectory(), "cache", "images"),
};
await cp(join(dataDirectory(), "releases"), join(data, "releases"), { recursive: true });

async function ops(...args) {
  const program = join(root, "edge", "dist", "ops.js");
  const env = { ...process.env, DATA_DIR: data };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args, "--json"], { env, cwd: data });
  return JSON.parse(stdout);
}

/** Reports memory on request, after a garbage collection. */
const measured = `process.on("message", () => { gc(); gc(); process.send(process.memoryUsage()); });`;
const {
  child: edge,
  url,
  revision: live,
} = await startEdge({ ...process.env, ...shared, DATA_DIR: data, API_URL: base }, [
  "--expose-gc",
  "--import",
  `data:text/javascript,${encodeURIComponent(measured)}`,
]);

async function memory() {
  const answered = new Promise((resolve) => edge.once("message", resolve));
  edge.send("measure");
  const { heapUsed, rss } = await answered;
  const mb = (bytes) => Math.round(bytes / 104_857.6) / 10;
  return { heap: mb(heapUsed), resident: mb(rss) };
}

async function untilLive({ revision }) {
  while ((await live()) < revision) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** @returns milliseconds until every request is answered by the new set */
async function timed(...command) {
  const started = performance.now();
  await untilLive(await ops(...command, "--why", "bench"));
  return performance.now() - started;
}

const { stable } = (await ops("status")).live;
const now = Object.entries(stable).map(([name, { version }]) => `${name}@${version}`);
const next = released.map((name) => `${name}@99.0.0`);
for (const name of released) {
  const folder = await nextRelease(name, { version: "99.0.0" });
  await ops("publish", "--from", folder);
  await rm(folder, { recursive: true });
}

/** The set that is not live now. */
async function other() {
  const { stable } = (await ops("status")).live;
  return stable.shell.version === "99.0.0" ? now : next;
}

const found = { documents: 0, files: 0, inBrowser: 0, both: new Set(), faults: [] };
const stop = new AbortController();
const visits = [visitPlainly(url, found, stop.signal), visitInBrowser(url, found, stop.signal)];
const times = [];
const rows = [];
for (let swap = 1; swap <= swaps; swap++) {
  times.push(await timed("promote", ...(swap % 2 ? next : now), "--no-browser", "--no-api"));
  if (swap % Math.ceil(swaps / 10) === 0) rows.push({ swaps: swap, documents: found.documents, ...(await memory()) });
}
const rollback = await timed("rollback", String((await live()) - 1));
stop.abort();
await Promise.all(visits);
rows.push({ swaps: "at rest", documents: found.documents, ...(await memory()) });
edge.kill("SIGTERM");
const copied = { releases: join(data, "releases"), apiUrl: base };
const notLive = await other();
const switching = await timeSwitching({ ...copied, promoted: notLive });
const release = notLive.find((one) => one.startsWith("mf-catalog@"));
const withdrawals = await countShoppersBeforeWithdrawal({ ...copied, release });
await rm(data, { recursive: true, force: true, maxRetries: 5 });

times.sort((a, b) => a - b);
const ms = (time) => `${Math.round(time)} ms`;
console.log(
  `${swaps} swaps of ${released.length} releases: median ${ms(times[swaps >> 1])}, slowest ${ms(times.at(-1))} until live`,
);
console.log(`rollback: ${ms(rollback)} until live; both with the command's own start`);
console.log(
  `${found.documents} documents (${found.inBrowser} in a browser) and ${found.files} files of ${found.both.size} sets: ${found.faults.length} failed or mixed`,
);
for (const fault of found.faults.slice(0, 20)) console.log(`  ${fault}`);
console.log("memory of the edge in MB, heap after its garbage was collected:");
console.table(rows);
const [first, last] = [rows[0].heap, rows.at(-2).heap];
console.log(
  `heap after ${swaps} swaps against that after ${rows[0].swaps}: ${Math.round((100 * last) / first - 100)} %`,
);
console.log("milliseconds from the start of a command until the last of two edges has switched:");
console.table(switching);
console.log("new visitors, and those among them who met a bad candidate at 10 % before it was withdrawn:");
console.table(withdrawals);
process.exitCode = found.faults.length > 0 ? 1 : 0;
