import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { cpuSeconds } from "./cpu-time.mjs";
import { startOwnShop } from "./own-shop.mjs";
import { samplePages } from "./sample-pages.mjs";

/**
 * Requests the same kind of resource of a shop over many connections, and prints requests a second, durations and
 * statuses. The shop is started for the measurement, with the demo's goods and an empty cache. Unchanged
 * documents are measured in a second one, where they leave the cache after a second.
 *
 *   npm run bench:load -- [--only cached,plain,unchanged,anew,list] [--seconds 10] [--connections 50] [--base http://localhost:8080]
 *
 * "Per core" is requests for each second of processor time that the shop's processes used (edge, its render processes,
 * API, PostgreSQL; `/proc/<pid>/stat`), without the load tool's own. It therefore also holds while other programs keep
 * the machine busy, which the durations do not. It is missing with --base.
 */
const { values } = parseArgs({
  options: {
    base: { type: "string" },
    seconds: { type: "string", default: "10" },
    connections: { type: "string", default: "50" },
    only: { type: "string", default: "cached,plain,unchanged,anew,list" },
  },
});
let shop = null;
let edge = values.base;
let api = values.base;

/** Starts a shop, which replaces the previous one, unless `--base` names one. @param settings of its API and edge */
async function startShop(settings) {
  if (values.base) return;
  await shop?.stop();
  shop = await startOwnShop([], settings);
  edge = shop.edge.url;
  api = shop.api.url;
}

/** Seconds of processor time that each part of the shop has used. */
async function usedByParts() {
  const [edge, api, database] = await Promise.all(
    [shop.edge.pid, shop.api.pid, shop.databasePid].map((pid) => (pid ? cpuSeconds(pid) : { own: 0, children: 0 })),
  );
  return { edge: edge.own, rendering: edge.children, api: api.own, database: database.own + database.children };
}

const round = (number, digits = 0) => Number(number.toFixed(digits));

/**
 * @param requests one or several for autocannon, sent in turn by each connection
 * @param limits of autocannon
 * @param warmUp seconds
 */
async function run(what, url, requests, limits = { connections: Number(values.connections) }, warmUp = 5) {
  const answers = new Map();
  const count = (status, _body, _context, headers) => {
    const document = headers["x-document"] ?? headers["X-Document"];
    const answer = document ? `${status} ${document}` : String(status);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  };
  const counted = requests.map((request) => ({ ...request, onResponse: count }));
  const load = (duration) => autocannon({ url, ...limits, duration, requests: counted });
  // Code is compiled and answers are cached before anything is counted.
  await load(warmUp);
  answers.clear();
  const before = shop && (await usedByParts());
  const { requests: sent, latency, errors, timeouts, duration } = await load(Number(values.seconds));
  const row = {
    what,
    "per second": round(sent.total / duration),
    "p50 ms": latency.p50,
    "p99 ms": latency.p99,
    "no answer": errors + timeouts,
    answers: [...answers].map(([answer, times]) => `${times} × ${answer}`).join(", "),
  };
  if (!shop) return row;
  const after = await usedByParts();
  const used = Object.entries(after).map(([part, seconds]) => [part, seconds - before[part]]);
  const all = used.reduce((sum, [, seconds]) => sum + seconds, 0);
  return {
    ...row,
    "per core": round(sent.total / all),
    // Milliseconds of processor time that a request takes of each part.
    ...Object.fromEntries(used.map(([part, seconds]) => [`${part} ms`, round((1000 * seconds) / sent.total, 2)])),
  };
}

/** What a browser sends with a navigation; one that takes AVIF gets documents with their largest picture inside. */
const plainNavigation = { accept: "text/html", "accept-encoding": "gzip, deflate, br", cookie: "tt_cohort=4711" };
const navigation = { ...plainNavigation, accept: "text/html,image/avif,image/webp,*/*;q=0.8" };
let shops = 0;
/** The host is part of a document, so every request of another host is rendered, and compressed, by itself. */
const fromHost = (number) => (request) => ({
  ...request,
  headers: { ...request.headers, host: `shop-${number()}.example` },
});
const fromAnotherHost = fromHost(() => ++shops);
/** The document of each host has left the cache when it is requested again. */
const returning = { hosts: 90, overallRate: 50, settings: { PAGE_CACHE_SECONDS: "1" } };
const fromAReturningHost = fromHost(() => `again-${++shops % returning.hosts}`);
/** Documents are rendered again in each minute. */
const nextMinute = () => setTimeout(60_000 - (Date.now() % 60_000));

const lists = [
  "",
  "&sort=price_asc",
  "&cat=dam",
  "&type=rent",
  "&type=sale&sort=price_desc",
  "&pagination.page=2",
  "&q=dam",
  "&cat=ao-dai",
].map((query) => ({ path: `/v2/product/list?pagination.limit=30${query}` }));

const rows = [];
const isRequested = (part) => values.only.split(",").includes(part);
await startShop({ PAGE_CACHE_SECONDS: "600" });
const pages = Object.entries(await samplePages(edge));
if (isRequested("cached"))
  for (const [page, path] of pages) rows.push(await run(`cached: ${page}`, edge, [{ path, headers: navigation }]));
if (isRequested("plain"))
  for (const [page, path] of pages)
    rows.push(await run(`cached, without AVIF: ${page}`, edge, [{ path, headers: plainNavigation }]));
if (isRequested("anew"))
  // As many connections as the edge renders documents at the same time, so that no request is queued.
  for (const [page, path] of pages)
    rows.push(
      await run(`anew: ${page}`, edge, [{ path, headers: navigation, setupRequest: fromAnotherHost }], {
        connections: 16,
      }),
    );
if (isRequested("list")) rows.push(await run("API list", api, lists));
if (isRequested("unchanged")) {
  await startShop(returning.settings);
  for (const [page, path] of Object.entries(await samplePages(edge))) {
    await nextMinute();
    const requests = [{ path, headers: navigation, setupRequest: fromAReturningHost }];
    const limits = { connections: 16, overallRate: returning.overallRate };
    // Each document is once compressed at its best, which takes 0.1 to 0.2 s of a core.
    rows.push(await run(`unchanged: ${page}`, edge, requests, limits, 40));
  }
}
console.table(rows);
await shop?.stop();
