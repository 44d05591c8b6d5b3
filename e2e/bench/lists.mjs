import { parseArgs } from "node:util";
import { devices, launch, median, newVisitor } from "./devices.mjs";
import { watchQuiet } from "./quiet.mjs";

/**
 * What a list costs a phone (filters with a throttled processor): the main-thread time from pressing a filter
 * until its pieces show, and how a list of 3 000 pieces scrolls. The answers of the long list are generated here,
 * because no seeded shop has so many pieces.
 *
 *   npm run bench:lists [-- --base http://localhost:8080] [--pieces 3000] [--slower 4]
 */
const { values } = parseArgs({
  options: {
    base: { type: "string" },
    pieces: { type: "string", default: "3000" },
    slower: { type: "string", default: "4" },
  },
});
const base = values.base ?? `http://localhost:${process.env.PORT ?? 8080}`;
const pieces = Number(values.pieces);

const browser = await launch();

async function open() {
  const context = await newVisitor(browser, devices.mobile);
  const page = await context.newPage();
  const quiet = watchQuiet(page);
  const protocol = await context.newCDPSession(page);
  await protocol.send("Performance.enable", { timeDomain: "threadTicks" });
  return { context, page, protocol, quiet };
}

async function arrive({ page, quiet }, path) {
  await page.goto(base + path);
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await quiet();
}

/** Processor time of the main thread by kind of work, in milliseconds, independent of other programs. */
async function spent(protocol) {
  const { metrics } = await protocol.send("Performance.getMetrics");
  const of = (name) => metrics.find((one) => one.name === `${name}Duration`).value * 1000;
  const [script, style, layout] = ["Script", "RecalcStyle", "Layout"].map(of);
  return { answer: script + style + layout, script, style, layout, all: of("Task") };
}

const between = (before, after) =>
  Object.fromEntries(Object.keys(after).map((key) => [key, Math.round(after[key] - before[key])]));

/** Presses an option inside the page, and resolves when its list shows. The check itself costs almost nothing. */
const press = (page, index) =>
  page.evaluate((at) => {
    const before = location.href;
    const main = document.querySelector("main");
    return new Promise((resolve) => {
      const watch = setInterval(() => {
        if (location.href === before || main.querySelector("[aria-busy=true]")) return;
        clearInterval(watch);
        resolve();
      }, 20);
      main.querySelectorAll("input[type=checkbox][name=cat]")[at].click();
    });
  }, index);

async function filters() {
  const view = await open();
  const { context, page, protocol, quiet } = view;
  await arrive(view, "/dam");
  await page.getByRole("button", { name: /Bộ lọc/ }).click();
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
  const rows = [];
  for (let turn = 0; turn < 10; turn++) {
    // Work of the last press has ended: prefetching, pictures.
    await quiet();
    const before = await spent(protocol);
    await press(page, turn % 3);
    rows.push(between(before, await spent(protocol)));
  }
  await context.close();
  return Object.fromEntries(Object.keys(rows[0]).map((key) => [key, median(rows.map((row) => row[key]))]));
}

async function endless() {
  const view = await open();
  const { context, page, protocol } = view;
  const { items, facets } = await (await fetch(`${base}/v2/product/list?pagination.limit=30`)).json();
  await page.route(/\/v2\/product\/list\?/, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [number, limit] = [Number(query.get("pagination.page")), Number(query.get("pagination.limit"))];
    const made = Array.from({ length: limit }, (_, index) => {
      const place = (number - 1) * limit + index;
      return { ...items[place % items.length], id: `made-${place}`, link: items[place % items.length].link };
    });
    return route.fulfill({ json: { items: made, facets, pagination: { page: number, limit, total: pieces } } });
  });
  await arrive(view, "/home");
  await page.evaluate(() => history.pushState(null, "", "/search"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  const cards = page.locator("[data-product]");
  const appended = [];
  for (let count = 30; count < pieces; count += 30) {
    const before = await spent(protocol);
    await page.getByRole("link", { name: "Xem thêm" }).click();
    await page.waitForFunction((min) => document.querySelectorAll("main [data-product]").length >= min, count + 30);
    appended.push((await spent(protocol)).answer - before.answer);
  }
  const shown = await cards.count();
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => {
    globalThis.frames_ = [];
    let last = performance.now();
    requestAnimationFrame(function frame(now) {
      globalThis.frames_.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    });
  });
  await protocol.send("Input.synthesizeScrollGesture", {
    x: 200,
    y: 400,
    yDistance: -30_000,
    speed: 3000,
    gestureSourceType: "touch",
  });
  const frames = (await page.evaluate(() => globalThis.frames_)).slice(2);
  await context.close();
  const seconds = frames.reduce((sum, one) => sum + one, 0) / 1000;
  return {
    pieces: shown,
    framesPerSecond: Math.round((frames.length / seconds) * 10) / 10,
    "frames over 20 ms": `${Math.round((frames.filter((one) => one > 20).length / frames.length) * 1000) / 10} %`,
    "one more page at the end, ms": Math.round(median(appended.slice(-9))),
  };
}

console.log(`at ${base}`);
console.log("a filter on a phone, main-thread ms, median of 10");
console.table([await filters()]);
console.log("an endless list");
console.table([await endless()]);
await browser.close();
