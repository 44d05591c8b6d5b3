import type { Locator } from "@playwright/test";
import { signedIn } from "../../steps/account.ts";
import { newPerson } from "../../steps/person.ts";
import { holdBack, open, ready, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest with a screen reader gets the next page announced, with the focus at its start", async ({ page }) => {
  await open(page, "/home");
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Váy · Thướt Tha" })).toBeAttached();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a guest can open a family by keyboard, and close it", async ({ page }) => {
  await open(page, "/home");
  const menu = page.getByRole("navigation", { name: "Danh mục" });
  const button = menu.getByRole("button", { name: "Trong Theo dịp" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu.getByRole("link", { name: "Dạ hội" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Dạ hội" })).toBeHidden();
  await expect(button).toBeFocused();
});

test("a guest finds name, menu and page on one left edge, and a family with its picture", async ({ page }) => {
  await open(page, "/home");
  const header = page.getByRole("banner");
  const menu = header.getByRole("navigation", { name: "Danh mục" });
  const left = (text: string) =>
    header.getByText(text, { exact: true }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.round(range.getBoundingClientRect().left);
    });
  expect(await left("Áo dài")).toBe(await left("Thướt Tha"));
  await menu.getByRole("link", { name: "Đầm", exact: true }).hover();
  await expect(menu.getByRole("link", { name: "Đầm cưới" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Tất cả đầm" }).locator("img")).toBeVisible();
  await menu.getByRole("link", { name: "Được thuê nhiều" }).click();
  await expect(page).toHaveURL(/\/dam\?sort=top_seller$/);
  await expect(menu.getByRole("link", { name: "Đầm cưới" })).toBeHidden();
});

for (const width of [1024, 1152, 1280]) {
  test(`a guest finds all families of the menu in one row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await open(page, "/home");
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes("Be Vietnam Pro")));
    const families = page.getByRole("navigation", { name: "Danh mục" }).locator(":scope > ul > li");
    const tops = await families.evaluateAll((all) =>
      all.map((family) => Math.round(family.getBoundingClientRect().top)),
    );
    expect(tops).toEqual(Array(12).fill(tops[0]));
  });
}

test.describe("without a service worker, whose requests a test cannot hold back", () => {
  test.use({ serviceWorkers: "block" });

  for (const width of [390, 1440]) {
    test(`a customer's account and cart stay in their place when the bell appears, at ${width} px`, async ({
      page,
      shop,
    }) => {
      await signedIn(page.context(), shop);
      await page.setViewportSize({ width, height: 900 });
      const letBell = await holdBack(page, "**/r/mf-account/*/slot-notifications*.js");
      // The held file may delay the document's load event.
      await page.goto("/home", { waitUntil: "commit" });
      await ready(page);
      const header = page.getByRole("banner");
      const account = header.getByRole("button", { name: /^Tài khoản của/ });
      const cart = header.getByRole("link", { name: /^Giỏ hàng,/ });
      const rightOf = (link: Locator) => link.evaluate((element) => Math.round(element.getBoundingClientRect().right));
      const places = async () => [await rightOf(account), await rightOf(cart)];
      await expect(account).toBeVisible();
      await expect(cart).toBeVisible();
      const before = await places();
      letBell();
      await expect(header.getByRole("link", { name: /^Thông báo/ })).toBeVisible();
      expect(await places()).toEqual(before);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a guest has the sign-in link in its place, and finds the categories from the tab bar", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("banner").getByRole("link", { name: "Đăng nhập" })).toBeVisible();
    await page.getByRole("navigation", { name: "Lối tắt" }).getByRole("link", { name: "Danh mục" }).click();
    await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Váy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Váy" })).toBeVisible();
  });
});

test("a guest finds the page where it was under the categories, which were scrolled past their end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/dam");
  await page.evaluate(() => window.scrollTo(0, 900));
  const shortcuts = page.getByRole("navigation", { name: "Lối tắt" });
  await shortcuts.getByText("Danh mục").click();
  const categories = page.getByRole("dialog", { name: "Danh mục" });
  await expect(categories).toBeVisible();
  await page.mouse.move(370, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("Escape");
  await expect(categories).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
});

test("a guest comes back to where they were in a list", async ({ page }) => {
  await open(page, "/dam");
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("article").getByRole("link").nth(4).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest finds every category in the drawer", async ({ page }) => {
    await open(page, "/home");
    await page.getByRole("navigation", { name: "Lối tắt" }).getByRole("link", { name: "Danh mục" }).tap();
    const drawer = page.getByRole("dialog", { name: "Danh mục" });
    await drawer.getByText("Phụ kiện", { exact: true }).tap();
    await drawer.getByRole("link", { name: "Trang sức" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "Trang sức" })).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  test("a guest who touches a card has the page's data before the finger lifts, but not when saving data", async ({
    browser,
    shop,
  }) => {
    for (const saveData of [false, true]) {
      const page = await browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
      // A page in the background has no idle time.
      await page.bringToFront();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value: { saveData: value, effectiveType: "4g" } });
      }, saveData);
      await open(page, `${shop.url}/dam`);
      await settled(page);
      const requests: string[] = [];
      page.on("request", (one) => requests.push(new URL(one.url()).pathname));
      const card = page.getByRole("article").getByRole("link").nth(20);
      await card.scrollIntoViewIfNeeded();
      const link = (await card.getAttribute("href")) ?? "";
      const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
      const protocol = await page.context().newCDPSession(page);
      await protocol.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + 20, y: y + 20 }] });
      const data = `/v2${link}`;
      if (saveData) {
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
        expect(requests).not.toContain(data);
      } else {
        await expect.poll(() => requests).toContain(data);
        await expect
          .poll(() => requests.filter((path) => path.startsWith("/media/600x800/") || path.startsWith("/media/")))
          .not.toEqual([]);
      }
      await page.close();
    }
  });

  test("the pages of cards in view are fetched ahead", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (one) => requests.push(new URL(one.url()).pathname));
    await open(page, "/dam");
    const link = await page.getByRole("article").getByRole("link").first().getAttribute("href");
    await expect.poll(() => requests).toContain(`/v2${link}`);
  });

  test("a guest on a slow connection sees that a page is loading, and gets it; nothing is prefetched", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: false, effectiveType: "2g" } });
    });
    await open(page, "/dam");
    await settled(page);
    const requests: string[] = [];
    page.on("request", (one) => requests.push(new URL(one.url()).pathname));
    const card = page.getByRole("article").getByRole("link").first();
    await card.hover();
    await card.focus();
    const protocol = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 1500, downloadThroughput: 30_000, uploadThroughput: 30_000 };
    await protocol.send("Network.emulateNetworkConditions", { ...slow, connectionType: "cellular2g" });
    expect(requests.filter((path) => /^\/v2\/|\/page-/.test(path))).toEqual([]);
    await card.tap();
    await expect(page.getByText("Trang đang tải, bạn chờ một chút…")).toBeVisible();
    await page.getByRole("navigation", { name: "Lối tắt" }).getByRole("link", { name: "Danh mục" }).tap();
    await expect(page.getByRole("dialog", { name: "Danh mục" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Chọn ngày", exact: true })).toBeVisible();
    await expect(page.getByText("Trang đang tải, bạn chờ một chút…")).toBeHidden();
  });
});

for (const path of ["/product/dam-linen-som-mai", "/customer-care/huong-dan-thue"]) {
  test(`a guest prints ${path} without bars over the text of its sheets`, async ({ page }) => {
    // A4 between the margins of a browser.
    await page.setViewportSize({ width: 718, height: 1047 });
    await open(page, path);
    await expect(page.getByRole("navigation", { name: "Lối tắt" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    const repeated = await page.locator("body *").evaluateAll((all) =>
      all
        .filter((one) => getComputedStyle(one).position === "fixed" && one.clientHeight > 0)
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    );
    expect(repeated).toEqual([]);
  });
}

test("a customer whose name has 80 letters finds the header's links in one row", async ({ page, context, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(context, shop, { ...newPerson(), fullName: "N".repeat(80) });
  await open(page, "/home");
  const header = page.getByRole("banner");
  const account = header.getByRole("button", { name: "N".repeat(80) });
  await expect(account).toBeVisible();
  const centres = await Promise.all(
    [account, ...["Thông báo", "Yêu thích"].map((name) => header.getByRole("link", { name }))].map((link) =>
      link.evaluate((one) => Math.round(one.getBoundingClientRect().top + one.clientHeight / 2)),
    ),
  );
  expect(new Set(centres).size).toBe(1);
});
