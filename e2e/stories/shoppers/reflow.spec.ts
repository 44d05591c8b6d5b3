import type { Page } from "@playwright/test";
import { apiOf } from "../../steps/api.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/** How much wider than the screen the page is, in CSS pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a guest with a screen of 320 px scrolls no page sideways", async ({ page, request, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { link } = await apiOf(request, shop.url).product("type=rent", ({ variants }) => variants.length > 0);
  for (const path of ["/home", "/dam", `/product/${link}`, "/checkout", "/login", "/member-ship"]) {
    await open(page, path);
    expect([path, await sideways(page)]).toEqual([path, 0]);
  }
});

test("a guest who reads at twice the text size finds the header's links and scrolls no page sideways", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
  for (const path of ["/home", "/login"]) {
    await open(page, path);
    await expect(page.getByRole("banner").getByRole("link", { name: /^Giỏ hàng/ })).toBeInViewport();
    expect([path, await sideways(page)]).toEqual([path, 0]);
  }
});
