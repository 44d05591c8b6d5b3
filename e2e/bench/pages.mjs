import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { findBrowser } from "@thuot-tha/shared/build/browser";
import { chromium } from "playwright-core";
import { observe, readings } from "./observe.mjs";
import { watchQuiet } from "./quiet.mjs";
import { samplePages } from "./sample-pages.mjs";

/**
 * Loads pages as a phone on a slow line does (4 × slower processor, 1.6 Mbps, 150 ms, 412 × 823 at 1.75) and without any
 * brake, each time with an empty cache, and prints the medians. Only figures of one run compare.
 *
 *   pnpm bench:pages [--base http://localhost:8080] [--runs 5]
 */
const { values } = parseArgs({ options: { base: { type: "string" }, runs: { type: "string", default: "5" } } });
const base = values.base ?? `http://localhost:${process.env.PORT ?? 8080}`;
const runs = Number(values.runs);

const profiles = {
  mobile: { cpu: 4, down: 1600, up: 750, latency: 150, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { cpu: 1, viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
};

const pages = await samplePages(base);

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});

/** One visit with an empty cache. */
async function visit(path, { cpu, down, up, latency, ...device }) {
  const context = await browser.newContext({ ...device, serviceWorkers: "block" });
  const page = await context.newPage();
  const quiet = watchQuiet(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  if (down) {
    const bytesPerSecond = (kilobits) => (kilobits * 1000) / 8;
    await protocol.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond(down),
      uploadThroughput: bytesPerSecond(up),
    });
  }
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const traffic = observe(protocol);
  await page.addInitScript(readings);
  await page.goto(base + path, { waitUntil: "load" });
  await page.waitForFunction(() => "ready" in document.documentElement.dataset, null, { timeout: 60_000 });
  await quiet();
  const measured = await page.evaluate(() => globalThis.readMeasures());
  await context.close();
  return { ...measured, ...traffic() };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rows = [];
for (const [profile, settings] of Object.entries(profiles)) {
  for (const [name, path] of Object.entries(pages)) {
    await visit(path, profiles.desktop);
    const visits = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(path, settings));
    const figures = Object.keys(visits[0]).map((key) => [key, median(visits.map((one) => one[key]))]);
    rows.push({ profile, page: name, ...Object.fromEntries(figures) });
  }
}
await browser.close();
console.log(
  `medians of ${runs} at ${base}, ${spawnSync("nproc").stdout.toString().trim()} cores; ms and kB (1000 bytes on the wire)`,
);
console.table(rows);
