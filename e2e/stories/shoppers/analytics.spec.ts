import type { Page } from "@playwright/test";
import { logIn, register } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { haveAddress, placeOrder } from "../../steps/checkout.ts";
import { newPerson } from "../../steps/person.ts";
import { addToCart, goToPayment, open } from "../../steps/shopping.ts";
import { runEdge } from "../../support/run-edge.ts";
import { expect, test } from "../../support/shop.ts";

interface Entry {
  event?: string;
  [parameter: string]: unknown;
}

/**
 * Records the data layer's entries in every document of this page.
 * @returns entries of one kind so far
 */
async function recordDataLayer(page: Page): Promise<(event: string) => Entry[]> {
  const recorded: Entry[] = [];
  await page.exposeFunction("recordEntry", (entry: Entry) => void recorded.push(entry));
  await page.addInitScript(() => {
    const shop = window as unknown as { dataLayer: Entry[]; recordEntry(entry: Entry): void };
    shop.dataLayer = [];
    shop.dataLayer.push = (...entries) => {
      entries.forEach(shop.recordEntry);
      return Array.prototype.push.apply(shop.dataLayer, entries);
    };
  });
  return (event) => recorded.filter((entry) => entry.event === event);
}

test("a shopper's steps to an order are measured, each with its releases", async ({ page, request, shop }) => {
  const by = (remote: string) => ({ composition_revision: 1, remote, remote_version: "1.0.0" });
  const { id, name, link, salePrice } = await apiOf(request, shop.url).product("type=sale&cat=tui", ({ variants }) =>
    variants.some(({ saleUnits }) => saleUnits > 0),
  );
  const piece = { item_id: id, item_name: name };
  const bought = { ...piece, item_category: "sale", price: salePrice, quantity: 1 };
  const goods = { currency: "VND", value: salePrice, items: [bought] };
  const entriesOf = await recordDataLayer(page);
  const expectEntry = (event: string, last: Entry) =>
    expect.poll(() => entriesOf(event).at(-1), { message: event }).toMatchObject(last);
  const taken = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/v2/analytics/events");

  // Returns to a page without pictures, because a new shop must still resize them.
  await open(page, "/register?returnTo=%2Fabout-us");
  const person = newPerson();
  await register(page, person);
  await expectEntry("sign_up", { ...by("mf-account"), method: "password" });
  await expect(page).toHaveURL("/about-us");
  await haveAddress(page, shop.url);

  await page.getByRole("combobox", { name: "Tìm trong cửa hàng" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Kết quả cho “${name}”` })).toBeVisible();
  await expectEntry("search", { ...by("mf-catalog"), search_term: name });
  await expectEntry("view_item_list", {
    ...by("mf-catalog"),
    ecommerce: { items: expect.arrayContaining([expect.objectContaining(piece)]) },
  });
  await page.getByRole("article").getByRole("link", { name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectEntry("view_item", { ...by("mf-catalog"), ecommerce: { currency: "VND", items: [piece] } });
  await expectEntry("route_change", {
    ...by("mf-catalog"),
    page_path: `/product/${link}`,
    page_title: `${name} · Thướt Tha`,
    from: "/search",
  });
  await expectEntry("web_vitals", { ...by("shell"), fcp: expect.any(Number), ttfb: expect.any(Number) });

  await page.getByRole("radio", { name: /Mua ngay/ }).check();
  await addToCart(page);
  await expectEntry("add_to_cart", { ...by("mf-cart-checkout"), ecommerce: goods });
  await goToPayment(page);
  await expectEntry("begin_checkout", { ...by("mf-cart-checkout"), ecommerce: goods });
  const orderId = await placeOrder(page);
  await expectEntry("add_payment_info", { ...by("mf-cart-checkout"), payment_type: "cash", ecommerce: goods });
  const purchase = { transaction_id: orderId, payment_type: "cash", shipping: expect.any(Number), ecommerce: goods };
  await expectEntry("purchase", { ...by("mf-cart-checkout"), ...purchase });

  await page.context().clearCookies();
  await open(page, "/login");
  await logIn(page, person);
  await expectEntry("login", { ...by("mf-account"), method: "password" });

  // Single actions are reported once, and no entry identifies the customer.
  expect(
    ["sign_up", "add_to_cart", "begin_checkout", "purchase", "login"].map((event) => entriesOf(event).length),
  ).toEqual([1, 1, 1, 1, 1]);
  const entries = JSON.stringify(["route_change", "purchase", "login", "sign_up"].flatMap(entriesOf));
  for (const secret of [person.email, person.phone, person.fullName]) expect(entries).not.toContain(secret);
  expect((await taken).ok()).toBe(true);
  expect(await page.evaluate(() => document.querySelector("script[src*=googletagmanager]"))).toBeNull();
  await expect(page.getByRole("status", { name: "Quyền riêng tư" })).toBeHidden();
});

test("what measures a guest's page loads once they use it", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (one) => {
    if (/\/analytics\.\w+\.js$/.test(one.url())) loaded.push(one.url());
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/home");
  // Steps of 100 ms, so that less than three seconds have passed since the page was ready.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator("html[data-ready]")).toBeAttached({ timeout: 1 });
  }).toPass({ intervals: [50] });
  await page.clock.runFor(2500);
  expect(loaded).toEqual([]);
  await page.mouse.move(200, 200);
  await page.clock.runFor(400);
  await expect.poll(() => loaded.length).toBe(1);
});

test("a guest decides whether the tag manager may measure, once, and changes their mind", async ({ page, shop }) => {
  const edge = await runEdge(shop.data, shop.url, { GTM_ID: "GTM-ABC123" });
  const refused: string[] = [];
  page.on("console", (message) => message.text().includes("Content Security Policy") && refused.push(message.text()));
  const tagManager = page.locator("script[src='https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']");
  await open(page, `${edge.url}/home`);
  const question = page.getByRole("status", { name: "Quyền riêng tư" });
  await expect(question).toBeVisible();
  await expect(tagManager).not.toBeAttached();
  await question.getByRole("button", { name: "Đồng ý" }).click();
  await expect(tagManager).toBeAttached();
  await open(page, `${edge.url}/dam`);
  await expect(tagManager).toBeAttached();
  await expect(question).toBeHidden();

  await page.getByRole("contentinfo").getByRole("button", { name: "Tuỳ chọn đo lường" }).click();
  await question.getByRole("button", { name: "Từ chối" }).click();
  await expect(tagManager).not.toBeAttached();
  expect(refused).toEqual([]);
  await edge.stop();
});

test.describe("without a service worker, whose requests are not seen here", () => {
  test.use({ serviceWorkers: "block" });

  test("a content blocker that refuses what measures counts as no failure", async ({ page, shop }) => {
    const edge = await runEdge(shop.data, shop.url, { GTM_ID: "GTM-ABC123" });
    const reported: string[] = [];
    page.on("request", (one) => {
      if (one.url().endsWith("/telemetry")) reported.push(one.postDataJSON().kind);
    });
    let refused = 0;
    page.on("requestfailed", (one) => {
      // The document requests a file anew that fails to load.
      if (one.resourceType() === "script" && /\/analytics\.\w+\.js$/.test(one.url())) refused++;
    });
    await page.route(/\/analytics\.\w+\.js$/, (route) => route.abort("blockedbyclient"));
    await open(page, `${edge.url}/home`);
    // For the question of consent, and then for the rest.
    await expect.poll(() => refused).toBe(1);
    await page.mouse.move(200, 200);
    await expect.poll(() => refused).toBe(2);
    // A failure of the page would have been reported by its next task.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(reported).toEqual(["boot"]);
    await edge.stop();
  });
});

test("a developer sees what other tabs measure as it happens, and which remote renders which part", async ({
  page,
  context,
}) => {
  await open(page, "/dev/analytics");
  await expect(page.getByText("Open the shop in another tab")).toBeVisible();
  const shopper = await context.newPage();
  await open(shopper, "/vay?dev");
  await expect(page.getByRole("listitem").filter({ hasText: "view_item_list" }).first()).toContainText(
    "mf-catalog@1.0.0",
  );

  const panel = shopper.getByRole("complementary", { name: "Developers' panel" });
  await expect(panel.getByRole("listitem").filter({ hasText: "mf-membership@1.0.0" })).toBeVisible();
  await expect(shopper.getByText("mf-catalog@1.0.0 category", { exact: true })).toBeVisible();
  await expect(shopper.getByText("mf-cart-checkout@1.0.0 mini-cart", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "events" }).click();
  await expect(panel.getByRole("log", { name: "Events" })).toContainText("analytics.tracked@1");
  await panel.getByRole("button", { name: "store" }).click();
  await panel.getByText("session", { exact: true }).click();
  await expect(panel.getByText('"isGuest": true').first()).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
});
