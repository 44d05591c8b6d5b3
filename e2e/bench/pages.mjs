import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { arrive, brakeWorkers, devices, launch, median, newVisitor, openPage } from "./devices.mjs";
import { measureInteractions } from "./interactions.mjs";
import { measureMoves } from "./moves.mjs";
import { chosenPiece, samplePages } from "./sample-pages.mjs";
import { load, visit } from "./visit.mjs";

/**
 * Loads pages as a phone on a slow line does (4 × slower processor, 1.6 Mbps, 150 ms, 412 × 823 at 1.75) and without
 * throttling, and prints the medians: with an empty cache, and again as a repeat visit with the service worker. Then
 * follows a link and goes back and forward, and measures what ten presses of five kinds take until the next paint. Last
 * come the ratios to the peers' stored run (`peers.json`). Only figures of the same run are comparable.
 *
 *   npm run bench:pages [-- --base http://localhost:8080] [--runs 5] [--only loads,repeat,moves,interactions]
 */
const { values } = parseArgs({
  options: {
    base: { type: "string" },
    runs: { type: "string", default: "5" },
    only: { type: "string", default: "loads,repeat,moves,interactions" },
  },
});
const base = values.base ?? `http://localhost:${process.env.PORT ?? 8080}`;
const runs = Number(values.runs);
const isRequested = (part) => values.only.split(",").includes(part);

const pages = await samplePages(base);
const peers = JSON.parse(await readFile(new URL("peers.json", import.meta.url), "utf8"));
const browser = await launch();

const visitNew = (path, device) => visit(browser, device, base + path);

/** The second visit of a shopper, whose service worker has filled its caches. */
async function visitAgain(path, device) {
  const context = await newVisitor(browser, device, "allow");
  const opened = await openPage(context, devices.desktop);
  const { page, quiet } = opened;
  await arrive(opened, base + path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await quiet();
  await page.close();
  const release = await brakeWorkers(browser, device);
  const measured = await load(context, device, base + path);
  await release();
  await context.close();
  return measured;
}

async function medians(once) {
  const rows = [];
  for (let run = 0; run < runs; run++) rows.push(await once());
  return Object.fromEntries(Object.keys(rows[0]).map((key) => [key, median(rows.map((row) => row[key]))]));
}

async function loads(once) {
  const rows = [];
  for (const [profile, device] of Object.entries(devices)) {
    for (const [page, path] of Object.entries(pages)) {
      await visitNew(path, devices.desktop);
      rows.push({ profile, page, ...(await medians(() => once(path, device))) });
    }
  }
  return rows;
}

const ratios = [];
/** Prints a phone's figure beside the best peer's. */
function compare(what, ms, peer) {
  ratios.push({ what, ms, "best peer": peer, ratio: Math.round((ms / peer) * 100) / 100 });
}
const compareLcp = (rows, what, best) => {
  for (const { profile, page, lcp } of rows) if (profile === "mobile") compare(`${what}, ${page}`, lcp, best[page]);
};

console.log(
  `medians of ${runs} at ${base}, ${spawnSync("nproc").stdout.toString().trim()} cores; ms and kB (1000 bytes on the wire)`,
);
if (isRequested("loads")) {
  const rows = await loads(visitNew);
  console.table(rows);
  compareLcp(rows, "largest paint", peers.lcp);
}
if (isRequested("repeat")) {
  const rows = await loads(visitAgain);
  console.log("repeat visits");
  console.table(rows);
  compareLcp(rows, "largest paint of a repeat visit", peers.repeat);
}
if (isRequested("moves")) {
  const rows = {};
  for (const [profile, device] of Object.entries(devices))
    rows[profile] = await measureMoves(browser, device, base, pages, runs);
  console.log("following a link, back and forward: ms until the heading is painted");
  console.table(rows);
  compare("list → product", rows.mobile["list → product"], peers["list → product"]);
}
if (isRequested("interactions")) {
  console.log("interactions of a phone: ms from a press to the next paint, 10 presses each");
  const chosen = await chosenPiece(base);
  console.table(await measureInteractions(browser, devices.mobile, base, { ...pages, chosen }));
}
await browser.close();
if (ratios.length > 0) {
  console.log(peers.about);
  console.table(ratios);
}
