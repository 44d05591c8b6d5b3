import type { Page } from "@playwright/test";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/**
 * Maximum transferred JavaScript until the page is interactive, without headers: the measured size plus one percent for
 * fixes. A change that needs more is justified in docs/decisions/0035.
 */
const budgets = {
  home: { files: 6, bytes: 153_000 },
  list: { files: 7, bytes: 158_500 },
  product: { files: 6, bytes: 159_000 },
};

/** Records the scripts loaded when the page becomes interactive; idle fetches come later. */
async function watchScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { scripts: Record<string, number> };
    const isAlive = new MutationObserver(() => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
      kept.scripts = Object.fromEntries(scripts.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
      isAlive.disconnect();
    });
    isAlive.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, serviceWorkers: "block" });

  for (const [name, budget] of Object.entries(budgets)) {
    test(`a guest pays for no more script on ${name} than it is allowed`, async ({ page, request }) => {
      const { items } = await (await request.get("/v2/product/list?pagination.limit=1")).json();
      const path = { home: "/home", list: "/dam", product: `/product/${items[0].link}` }[name] ?? "";
      await watchScripts(page);
      await open(page, path);
      const scripts = await page.evaluate(() => (globalThis as unknown as { scripts: Record<string, number> }).scripts);
      const bytes = Object.values(scripts).reduce((sum, one) => sum + one, 0);
      expect(Object.keys(scripts).length, Object.keys(scripts).join("\n")).toBeLessThanOrEqual(budget.files);
      expect(bytes, JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(budget.bytes);
      // Fewer bytes would mean that the measurement came before the scripts.
      expect(bytes).toBeGreaterThan(budget.bytes * 0.9);
    });
  }
});
