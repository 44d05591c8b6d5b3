import type { APIRequestContext, Page } from "@playwright/test";
import { apiOf, freeDates } from "../../steps/api.ts";
import { ready, sizeOption } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test.use({ serviceWorkers: "block", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Scripts of the shop arrive once the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/r\/.+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** A dress that comes in several sizes, one of them, and its address with three free days. */
async function aDress(request: APIRequestContext, shop: string) {
  const api = apiOf(request, shop);
  const { link, variants } = await api.product("type=rent&cat=dam", ({ sizes }) => sizes.length > 1);
  const { id = "", size = "" } = variants.find(({ rentUnits }) => rentUnits > 0) ?? {};
  const { dateFrom, dateTo } = freeDates(await api.availability(id), 3);
  return { size, address: `/product/${link}?type=rent&date-from=${dateFrom}&date-to=${dateTo}` };
}

test("a guest whose scripts come late has the size that they chose meanwhile", async ({ page, request, shop }) => {
  const { size, address } = await aDress(request, shop.url);
  const release = await holdScripts(page);
  await page.goto(address, { waitUntil: "commit" });
  await sizeOption(page, size).check({ force: true });
  release();
  await ready(page);
  await expect(page).toHaveURL(new RegExp(`size=${size}`));
  await expect(sizeOption(page, size)).toBeChecked();
});

test("a guest whose scripts come late has in the cart what they added meanwhile, once", async ({
  page,
  request,
  shop,
}) => {
  const { size, address } = await aDress(request, shop.url);
  const release = await holdScripts(page);
  await page.goto(`${address}&size=${size}`, { waitUntil: "commit" });
  const add = page.getByRole("button", { name: "Thêm vào giỏ" });
  await add.tap();
  await add.tap();
  release();
  await expect(page.getByText(/^Đã thêm .+ vào giỏ/)).toBeVisible();
  await expect(page.getByRole("link", { name: /Giỏ.*1/ }).first()).toBeVisible();
});

test("a guest whose scripts come late has the menu open that they pressed meanwhile", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/dam", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Danh mục" }).tap();
  await expect(page).toHaveURL(/\/dam#menu$/);
  release();
  await expect(page.getByRole("dialog", { name: "Danh mục" })).toBeVisible();
});
