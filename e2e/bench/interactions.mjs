import { arrive, median, newVisitor, openPage } from "./devices.mjs";

const times = 10;

/** Runs in the page first: the longest event of each interaction, from the event to the next paint. */
function recordInteractions() {
  globalThis.interactions_ = new Map();
  const keep = ({ interactionId, duration }) => {
    if (!interactionId) return;
    const known = globalThis.interactions_.get(interactionId) ?? 0;
    globalThis.interactions_.set(interactionId, Math.max(known, duration));
  };
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
    type: "event",
    durationThreshold: 16,
    buffered: true,
  });
}

/** Milliseconds of one press. Browsers report none below 16 ms, and round to 8. */
async function pressed({ page, quiet }, press) {
  await page.evaluate(() => globalThis.interactions_.clear());
  await press();
  // Entries come after the paint, and the work after one press ends before the next.
  await quiet();
  return page.evaluate(() => Math.max(0, ...globalThis.interactions_.values()));
}

const cartLink = (page) => page.getByRole("banner").getByRole("link", { name: /^Giỏ hàng/ });
/** A visible day that can be chosen. */
const freeDay = (page, index) =>
  page.locator("button[data-day]:not([aria-disabled=true], :disabled)").filter({ visible: true }).nth(index);
const pressEscape = (page) => page.keyboard.press("Escape");

/** Each press with what happens before it and after it, which is not measured. */
const presses = {
  "filter on a list": {
    path: ({ category }) => category,
    start: (page) => page.getByRole("button", { name: "Bộ lọc" }).click(),
    press: (page, turn) =>
      page
        .locator("main input[type=checkbox][name=cat]")
        .nth(turn % 3)
        .click(),
  },
  "day in the calendar": {
    path: ({ product }) => product,
    start: async (page) => {
      await page.getByRole("button", { name: "Chọn ngày", exact: true }).click();
      // A month has few free days at its end.
      await page.getByRole("button", { name: "Tháng sau" }).click();
    },
    press: (page, turn) => freeDay(page, turn % 4).click(),
  },
  "add to cart": {
    path: ({ chosen }) => chosen,
    press: (page) => page.getByRole("button", { name: "Thêm vào giỏ" }).click(),
  },
  "open menu": {
    path: ({ category }) => category,
    press: (page) => page.getByRole("navigation", { name: "Lối tắt" }).getByRole("link", { name: "Danh mục" }).click(),
    after: pressEscape,
  },
  "open cart": {
    path: ({ category }) => category,
    press: (page) => cartLink(page).click(),
    after: pressEscape,
  },
};

async function measure(browser, device, base, pages, { path, start, press, after }) {
  const context = await newVisitor(browser, device);
  // The network is not throttled, because an interaction ends with the next paint, before its requests end.
  const opened = await openPage(context, { ...device, down: undefined });
  const { page, quiet } = opened;
  await page.addInitScript(recordInteractions);
  await arrive(opened, base + path(pages));
  // Loads the slots with `loadOn="interaction"`.
  await page.mouse.move(200, 300);
  await quiet();
  await start?.(page);
  await quiet();
  const durations = [];
  for (let turn = 0; turn < times; turn++) {
    durations.push(await pressed(opened, () => press(page, turn)));
    await after?.(page);
  }
  await context.close();
  return { median: median(durations), worst: Math.max(...durations) };
}

/** What ten presses of each kind take until the next paint, in milliseconds. */
export async function measureInteractions(browser, device, base, pages) {
  const rows = {};
  for (const [name, one] of Object.entries(presses)) rows[name] = await measure(browser, device, base, pages, one);
  return rows;
}
