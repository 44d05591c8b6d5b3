import type { Locator, Page } from "@playwright/test";
import { apiOf } from "../../steps/api.ts";
import { violationsInBothSchemes } from "../../steps/axe.ts";
import { becomeCustomer, haveAddress, haveDressInCart } from "../../steps/checkout.ts";
import { holdBack, open, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const paths = ["/home", "/ao-dai", "/onsale", "/dam?attr=color%3Aden", "/search?q=xyzzy", "/info/lien-he", "/register"];
type Screen = "phone" | "tablet" | "desktop";
const screens: Record<Screen, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 1000 },
};

/** Sums up the layout shifts without recent input since the page began to load. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as { shifted: number };
    kept.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) kept.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shiftOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);

/** Overlays of a page: the screens that have them, the element to press, and what then shows. */
const overlays: [on: string, screens: Screen[], opener: (page: Page) => Locator, opened: (page: Page) => Locator][] = [
  [
    "/ao-dai",
    ["phone", "tablet", "desktop"],
    (page) => page.getByRole("button", { name: /Ngày mặc/ }),
    (page) => page.getByRole("grid").first(),
  ],
  [
    "/ao-dai",
    ["phone", "tablet"],
    (page) => page.getByRole("button", { name: "Bộ lọc" }),
    (page) => page.getByRole("button", { name: /^Xem \d+ món/ }),
  ],
  [
    "/product/",
    ["phone", "tablet", "desktop"],
    (page) => page.getByRole("button", { name: "Chọn ngày", exact: true }),
    (page) => page.getByRole("grid").first(),
  ],
  [
    "/product/",
    ["phone", "tablet", "desktop"],
    (page) => page.getByRole("button", { name: "Xem ảnh lớn" }),
    (page) => page.getByRole("dialog"),
  ],
];

/** Violations that axe finds on the current page, which is then shown as before. */
async function barriers(page: Page): Promise<string[]> {
  const found = await violationsInBothSchemes(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
  return found;
}

for (const screen of ["phone", "tablet", "desktop"] as const) {
  test(`nothing moves while pages load and are scrolled through, and nothing covers the content, on a ${screen}`, async ({
    page,
    request,
    shop,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(screens[screen]);
    await watchShifts(page);
    const product = await apiOf(request, shop.url).product("type=rent&cat=dam", ({ rating }) => rating.count > 0);
    const found: string[] = [];
    for (const path of [...paths, `/product/${product.link}`]) {
      await open(page, path);
      await settled(page);
      for (const down of [1, 2, 3, 4]) await page.mouse.wheel(0, down * 700);
      await settled(page);
      const shifted = await shiftOf(page);
      if (shifted >= 0.002) found.push(`${path} moved by ${shifted}`);
      for (const barrier of await barriers(page)) found.push(`${path}, ${barrier}`);
      const here = overlays.filter(([on, shownOn]) => path.startsWith(on) && shownOn.includes(screen));
      for (const [, , opener, opened] of here) {
        await opener(page).click();
        await expect(opened(page)).toBeVisible();
        for (const barrier of await barriers(page)) found.push(`${path} with something open over it, ${barrier}`);
        await page.keyboard.press("Escape");
        await expect(opened(page)).toBeHidden();
      }
    }
    expect(found).toEqual([]);
  });
}

test.describe("without the service worker, whose requests cannot be held back", () => {
  test.use({ serviceWorkers: "block" });

  for (const screen of ["phone", "desktop"] as const) {
    test(`hardly anything moves when a customer's addresses arrive after the checkout, on a ${screen}`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize(screens[screen]);
      await watchShifts(page);
      await becomeCustomer(page, shop.url);
      await haveAddress(page, shop.url);
      await haveDressInCart(page, shop.url);
      const letCodeGo = await holdBack(page, "**/slot-address-choice.*.js");
      const letAddressesGo = await holdBack(page, "**/v2/customer/address");
      await open(page, "/checkout/payment");
      const loading = page.getByRole("region", { name: "Giao đến" }).locator("[aria-busy=true]");
      await expect(loading).toBeVisible();
      const asked = page.waitForRequest("**/v2/customer/address");
      letCodeGo();
      await asked;
      await expect(loading).toBeVisible();
      letAddressesGo();
      await expect(page.getByRole("radio", { name: /12 Hàng Gai/ })).toBeChecked();
      await settled(page);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    });
  }
});
