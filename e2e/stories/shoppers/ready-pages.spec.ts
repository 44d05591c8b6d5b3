import type { Page } from "@playwright/test";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

const parts = ["main h1", "main article h2", "[aria-label='Chi phí dự kiến'] p", "#danh-gia h2"];

/** Records which of these parts are visible in the frame in which a prepared page appears. */
async function watchFirstFrames(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const kept = globalThis as unknown as { firstFrame: string[] };
    new MutationObserver(() => {
      if (!document.querySelector("[data-arriving]")) return;
      kept.firstFrame = selectors.filter((selector) => document.querySelector(selector)?.checkVisibility());
    }).observe(document, { subtree: true, attributeFilter: ["data-arriving"] });
  }, parts);
}

test("a guest who goes forward to a product sees its first view before the rest of it is laid out", async ({
  page,
}) => {
  await watchFirstFrames(page);
  await open(page, "/dam");
  await page.locator("main article h2 a").first().tap();
  const reviews = page.getByRole("heading", { name: "Đánh giá" });
  await expect(reviews).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await page.goForward();
  await expect(reviews).toBeVisible();
  const firstFrame = await page.evaluate(() => (globalThis as unknown as { firstFrame: string[] }).firstFrame);
  expect(firstFrame).toEqual(["main h1"]);
  await expect(page.getByRole("region", { name: "Chi phí dự kiến" }).locator("p").first()).toBeVisible();
});
