import { arrive, median, newVisitor, openPage } from "./devices.mjs";

/**
 * Runs in the page. Arms the next navigation: milliseconds from the click, or from the step in the history, until the
 * target shows and two frames have been painted.
 */
function arm(selector) {
  globalThis.moved_ = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      removeEventListener("click", begin, true);
      removeEventListener("popstate", begin, true);
      requestAnimationFrame(function poll() {
        const { height } = document.querySelector(selector)?.getBoundingClientRect() ?? { height: 0 };
        requestAnimationFrame(height > 0 ? () => resolve(performance.now() - timeStamp) : poll);
      });
    };
    addEventListener("click", begin, true);
    addEventListener("popstate", begin, true);
  });
}

async function timed({ page, quiet }, selector, move) {
  await page.evaluate(arm, selector);
  await move();
  const took = await page.evaluate(() => globalThis.moved_);
  // Work after the page has appeared must not count for the next navigation.
  await quiet();
  return Math.round(took);
}

/** Waits until the product of a card has been prefetched and rendered, which requires that the card stays in view. */
async function prefetched({ page, quiet }, link) {
  const [, product] = new URL(await link.evaluate(({ href }) => href)).pathname.match(/^\/product\/(.+)$/);
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some(({ name }) => new URL(name).pathname === path),
    `/v2/product/${product}`,
  );
  await quiet();
}

const heading = (page) => `[data-rendered-by="mf-catalog/${page}"] h1`;

/** From the list to the first product, which has been prefetched, then back and forward. */
async function moveOnce(browser, device, base, list) {
  const context = await newVisitor(browser, device);
  const opened = await openPage(context, device);
  const { page } = opened;
  await arrive(opened, base + list);
  const step = (by) => () => page.evaluate((entries) => setTimeout(() => history.go(entries)), by);
  const link = page.locator("main article h2 a").first();
  await prefetched(opened, link);
  const toProduct = await timed(opened, heading("product"), () => link.click({ noWaitAfter: true }));
  const back = await timed(opened, heading("category"), step(-1));
  const forward = await timed(opened, heading("product"), step(1));
  await context.close();
  return { "list → product": toProduct, back, forward };
}

/** Medians of following a link and of the way back and forward, in milliseconds until the heading is painted. */
export async function measureMoves(browser, device, base, { category }, runs) {
  const rows = [];
  for (let run = 0; run < runs; run++) rows.push(await moveOnce(browser, device, base, category));
  return Object.fromEntries(Object.keys(rows[0]).map((key) => [key, median(rows.map((row) => row[key]))]));
}
