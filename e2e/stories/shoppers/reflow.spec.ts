import type { Locator, Page } from "@playwright/test";
import { anAddress, anOrder, haveMembership, signedIn } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { becomeCustomer, haveAddress, haveDressInCart, openCheckout } from "../../steps/checkout.ts";
import { tabTo } from "../../steps/keyboard.ts";
import { open, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/** How much wider than the screen the page is, in CSS pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets the width of the screen, and the size of text that the reader has chosen, in CSS pixels. */
async function readAt(page: Page, { width, text }: { width: number; text: number }): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: text, fixed: text } });
}

test("a guest with a screen of 320 px scrolls no page sideways", async ({ page, request, shop }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const { link } = await apiOf(request, shop.url).product("type=rent", ({ variants }) => variants.length > 0);
  for (const path of [
    "/home",
    "/dam",
    "/search",
    "/onsale",
    `/product/${link}`,
    "/checkout",
    "/login",
    "/member-ship",
  ]) {
    await open(page, path);
    expect([path, await sideways(page)]).toEqual([path, 0]);
  }
});

test("a guest who reads at twice the text size finds the header's links and scrolls no page sideways", async ({
  page,
  request,
  shop,
}) => {
  await readAt(page, { width: 390, text: 32 });
  const { link } = await apiOf(request, shop.url).product("type=rent", ({ variants }) => variants.length > 0);
  for (const path of ["/home", "/dam", "/search", "/login", `/product/${link}`]) {
    await open(page, path);
    await expect(page.getByRole("link", { name: "Danh mục" })).toBeInViewport();
    await expect(page.getByRole("banner").getByRole("link", { name: /^Giỏ hàng/ })).toBeInViewport();
    expect([path, await sideways(page)]).toEqual([path, 0]);
  }
});

test("a guest who reads at twice the text size finds the button below the calendar on the screen", async ({
  page,
  request,
  shop,
}) => {
  await readAt(page, { width: 390, text: 32 });
  const { link } = await apiOf(request, shop.url).product("type=rent", ({ variants }) => variants.length > 0);
  await open(page, `/product/${link}`);
  await page.getByRole("button", { name: /^Ngày mặc/ }).click();
  const sheet = page.getByRole("dialog", { name: "Ngày mặc" });
  await expect(sheet.getByRole("grid").first()).toBeVisible();
  await settled(page);
  await sheet.getByRole("button", { name: "Tháng sau" }).click();
  await sheet.getByRole("gridcell").getByRole("button", { disabled: false }).filter({ visible: true }).first().click();
  await expect(sheet.getByText(/ngày mặc: .*₫/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Xong" })).toBeInViewport({ ratio: 1 });
});

test("a customer who reads at twice the text size tells the days of the cart apart, and the ways to pay", async ({
  page,
  shop,
}) => {
  await readAt(page, { width: 390, text: 32 });
  await becomeCustomer(page, shop.url);
  await haveAddress(page, shop.url);
  await haveDressInCart(page, shop.url);
  await open(page, "/checkout");
  await page.getByRole("button", { name: "Đổi ngày" }).click();
  const day = page
    .getByRole("grid")
    .first()
    .getByRole("button", { name: /, 22\// });
  await expect(day).toBeVisible();
  expect((await day.evaluate(textBox)).width).toBeLessThan(0.8 * (await day.evaluate(box)).width);

  await openCheckout(page);
  const way = page.locator("label").filter({ hasText: "Tiền mặt khi nhận hàng" });
  const text = way.locator("span").first();
  expect((await text.evaluate(box)).width).toBeGreaterThan((await way.evaluate(box)).width / 2);
  expect(await sideways(page)).toBe(0);
});

test("a guest whose browser shows no text below 20 px finds the button to choose days whole above the tab bar", async ({
  page,
  request,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { link } = await apiOf(request, shop.url).product("type=rent", ({ variants }) => variants.length > 0);
  await open(page, `/product/${link}`);
  await page.evaluate(() => {
    const minimum = new CSSStyleSheet();
    minimum.replaceSync("body * { font-size: 20px !important }");
    document.adoptedStyleSheets = [minimum];
  });
  const [button, bar] = await Promise.all([
    page.getByRole("button", { name: "Chọn ngày", exact: true }).evaluate(box),
    page.getByRole("navigation", { name: "Lối tắt" }).evaluate(box),
  ]);
  expect(button.bottom).toBeLessThanOrEqual(bar.top);
  expect(await sideways(page)).toBe(0);
});

test("a guest with a page enlarged to 200 % reads the month between the arrows of the calendar", async ({
  page,
  request,
  shop,
}) => {
  await page.setViewportSize({ width: 195, height: 422 });
  const { link } = await apiOf(request, shop.url).product("type=rent", ({ variants }) => variants.length > 0);
  await open(page, `/product/${link}`);
  await page.getByRole("button", { name: /^Ngày mặc/ }).click();
  const sheet = page.getByRole("dialog", { name: "Ngày mặc" });
  const grid = sheet.getByRole("grid").first();
  await expect(grid).toBeVisible();
  const month = await sheet
    .getByText(/^Tháng \d+, \d+$/)
    .first()
    .evaluate(textBox);
  const [before, after] = await Promise.all(
    ["Tháng trước", "Tháng sau"].map((name) => sheet.getByRole("button", { name }).evaluate(box)),
  );
  expect(before?.right).toBeLessThanOrEqual(month.left);
  expect(month.right).toBeLessThanOrEqual(after?.left ?? 0);
});

test("a guest with a page enlarged to 400 % sees two weeks of the calendar at once", async ({
  page,
  request,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { link } = await apiOf(request, shop.url).product("type=rent", ({ variants }) => variants.length > 0);
  await open(page, `/product/${link}`);
  // The way to the cart stands in the page, because fixed to the bottom it would take a quarter of the screen.
  const choose = page.getByRole("button", { name: "Chọn ngày", exact: true });
  await expect(choose).not.toBeInViewport();
  await choose.scrollIntoViewIfNeeded();
  await expect(choose).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: /^Ngày mặc/ }).click();
  const sheet = page.getByRole("dialog", { name: "Ngày mặc" });
  const weeks = sheet.getByRole("grid").first().locator("tbody tr");
  await expect(weeks.first()).toBeVisible();
  await weeks.nth(1).scrollIntoViewIfNeeded();
  await expect(weeks.nth(0)).toBeInViewport({ ratio: 1 });
  await expect(weeks.nth(1)).toBeInViewport({ ratio: 1 });
  await sheet.getByRole("button", { name: "Xong" }).scrollIntoViewIfNeeded();
  await expect(sheet.getByRole("button", { name: "Xong" })).toBeInViewport({ ratio: 1 });
});

const box = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;

/** The box of an element's text, which may be narrower than its own. */
function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().toJSON();
}

test("a customer with a screen of 320 px has the whole calendar of a date field on it, and passes it by Tab", async ({
  page,
  context,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn(context, shop);
  await open(page, "/account/profile");
  const birthday = page.getByRole("textbox", { name: /^Ngày sinh/ });
  await expect(page.locator(".ant-picker")).toBeVisible();
  await birthday.click();
  const days = page.getByRole("cell").filter({ hasText: /^\d+$/ });
  for (const part of [
    page.getByRole("button", { name: "Năm trước" }),
    page.getByRole("button", { name: "Năm sau" }),
    days.first(),
    days.last(),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    const { width, height } = await part.evaluate(box);
    expect([width >= 36, height >= 36]).toEqual([true, true]);
  }
  await birthday.fill("31/02/1996");
  await page.keyboard.press("Tab");
  await expect(days.first()).toBeHidden();
  await expect(birthday).toHaveValue("31/02/1996");
  await expect(page.getByLabel(/^Chiều cao/)).toBeFocused();
});

test("a guest with a page enlarged to 400 % sees in the cart what the keyboard has reached", async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { name } = await haveDressInCart(page, shop.url);
  await open(page, "/checkout");
  const main = page.getByRole("main");
  for (const target of [
    main.getByRole("checkbox", { name }),
    main.getByRole("link", { name, exact: true }),
    main.getByRole("button", { name: /^Đổi ngày/ }),
    main.getByRole("button", { name: "Tăng" }),
    main.getByRole("button", { name: `Xoá ${name} khỏi giỏ` }),
  ]) {
    await tabTo(page, target);
    await expect.poll(() => target.evaluate(isOnTop)).toBe(true);
  }
});

/** Whether the middle of an element is on the screen, and nothing covers it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && (element.contains(top) || top.contains(element));
}

const widths = [
  { name: "with a screen of 320 px", width: 320, text: 16 },
  { name: "who reads at twice the text size", width: 390, text: 32 },
];
for (const { name, width, text } of widths) {
  test(`a member ${name} scrolls no page of account, cart and checkout sideways`, async ({ page, context, shop }) => {
    await readAt(page, { width, text });
    await signedIn(context, shop);
    await haveMembership(context, shop, "gam");
    const { order } = await anOrder(context, shop, "bank_transfer");
    const { id } = await anAddress(context, shop);
    const { variants } = await apiOf(context.request, shop.url).product("type=sale", (one) => one.variants.length > 0);
    await apiOf(context.request, shop.url).post("/v2/cart", {
      variantId: variants[0]?.id,
      type: "sale",
      quantities: 1,
    });
    for (const path of [
      "/account",
      "/account/order-history",
      `/account/order-history/${order.id}`,
      "/account/wallet",
      "/account/favorites",
      "/account/notification",
      `/account/address/edit/${id}`,
      "/account/profile",
      "/account/change-email",
      "/account/change-password",
      "/checkout",
      "/checkout/payment",
      `/checkout/payment/${order.id}`,
      "/search?q=lua",
      "/member-ship",
    ]) {
      await open(page, path);
      await settled(page);
      expect([path, await sideways(page)]).toEqual([path, 0]);
    }
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Tài khoản/ })
      .click();
    const entries = page.getByRole("banner").getByRole("link", { name: "Đơn hàng" });
    await expect(entries).toBeInViewport({ ratio: 1 });
  });
}

test("a guest who turns a tablet while the filters are open closes them, and finds them beside the list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/dam");
  await page.getByRole("button", { name: "Bộ lọc" }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  const left = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  const card = page.getByRole("article").first();
  expect(await left(card)).toBeGreaterThan(240);
  await page.getByRole("dialog", { name: "Bộ lọc" }).getByRole("button", { name: "Đóng" }).click();
  const filter = page.getByRole("region", { name: "Bộ lọc" }).getByRole("checkbox").first();
  await filter.check();
  expect(await left(filter)).toBeLessThan(await left(card));
});

test("a guest who holds a phone sideways finds nothing of a list behind its camera", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 59, right: 59 } });
  await open(page, "/dam");
  const header = page.getByRole("banner");
  const first = header.getByRole("link", { name: "Thướt Tha" });
  const last = header.getByRole("link", { name: /^Giỏ hàng/ });
  const card = page.getByRole("article").first();
  for (const part of [first, last, page.getByRole("heading", { level: 1 }), card]) {
    const { left, right } = await part.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(59);
    expect(right).toBeLessThanOrEqual(844 - 59);
  }
});
