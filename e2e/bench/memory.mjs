import { parseArgs } from "node:util";
import { arrive, launch, newVisitor, openPage, whenReady } from "./devices.mjs";

/**
 * What a tab keeps of the pages that it has shown: nodes, listeners and heap (MB), each after a garbage collection,
 * while a shopper opens products of a list one after another, and goes back each time.
 *
 *   npm run bench:memory [-- --base http://localhost:8080] [--visits 48]
 */
const { values } = parseArgs({ options: { base: { type: "string" }, visits: { type: "string", default: "48" } } });
const base = values.base ?? `http://localhost:${process.env.PORT ?? 8080}`;
const visits = Number(values.visits);
const list = "/dam";

const browser = await launch();
const context = await newVisitor(browser, { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }, "allow");
const tab = await openPage(context, { cpu: 1 });
const { page, protocol, quiet } = tab;
await protocol.send("Performance.enable");

async function kept() {
  await quiet();
  for (let times = 0; times < 2; times++) await protocol.send("HeapProfiler.collectGarbage");
  const { metrics } = await protocol.send("Performance.getMetrics");
  const of = (name) => metrics.find((one) => one.name === name).value;
  const heap = Math.round(of("JSHeapUsedSize") / 100_000) / 10;
  return { nodes: of("Nodes"), listeners: of("JSEventListeners"), heap };
}

const table = {};
await arrive(tab, base + list);
for (let visited = 0; visited <= visits; visited++) {
  if (visited % 8 === 0) table[visited] = await kept();
  await page
    .locator("main article a")
    .nth(visited % 20)
    .click();
  await page.waitForURL("**/product/**");
  await whenReady(page);
  await quiet();
  await page.goBack();
  await page.waitForURL(`**${list}`);
}
console.table(table);
await browser.close();
