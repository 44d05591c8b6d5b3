import type { Locator, Page } from "@playwright/test";
import { open, ready } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const topOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? Number.NaN);

/** Opens the list of all products, and loads more of it twice. */
async function openNinety(page: Page): Promise<Locator> {
  await open(page, "/search");
  for (const count of [60, 90]) {
    await page.getByRole("link", { name: "Xem thêm" }).click();
    await expect(page.getByRole("article")).toHaveCount(count);
  }
  return page.getByRole("article").nth(70);
}

test("a guest sees more under what is there, and comes back from a product to the same piece", async ({
  page,
  shop,
}) => {
  const card = await openNinety(page);
  await expect(page).toHaveURL(`${shop.url}/search?to=3`);
  await expect(page.getByRole("article").nth(60).getByRole("link")).toBeFocused();
  await card.scrollIntoViewIfNeeded();
  const name = await card.getByRole("heading").textContent();
  // The click scrolls, too, when the card has become taller since.
  const pressedAt = card.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const press = () => resolve(Math.round(element.getBoundingClientRect().y));
        element.addEventListener("pointerdown", press, { once: true });
      }),
  );
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(90);
  const top = await pressedAt;
  await expect.poll(() => topOf(card)).toBe(top);
});

test("a guest who reloads a long list keeps the scroll position", async ({ page }) => {
  const card = await openNinety(page);
  await card.scrollIntoViewIfNeeded();
  // Waits until the card, which may become taller once it is in view, stays in its place.
  await card.hover();
  const top = await topOf(card);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("article")).toHaveCount(90);
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(3);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest goes from page to page, or has more on one", async ({ page, shop }) => {
    await page.goto("/search", { waitUntil: "domcontentloaded" });
    await page.getByRole("navigation", { name: "Trang" }).getByRole("link", { name: "Trang 2" }).click();
    await expect(page).toHaveURL(`${shop.url}/search?page=2`);
    await page.getByRole("link", { name: "Xem thêm" }).click();
    await expect(page).toHaveURL(`${shop.url}/search?page=2&to=3`);
    // A busy server may answer 503 with Retry-After.
    await expect(async () => {
      await page.reload({ waitUntil: "domcontentloaded" });
      await expect(page.getByRole("article")).toHaveCount(60, { timeout: 500 });
    }).toPass();
  });
});
