import type { Page } from "@playwright/test";
import { apiOf } from "../../steps/api.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

interface Entry {
  event?: string;
  [parameter: string]: unknown;
}

const entries = (page: Page, event: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { dataLayer: Entry[] }).dataLayer.filter((entry) => entry.event === wanted) as Entry[],
    event,
  );

test("what a guest looks at is measured with the releases it happened in, and says nothing of who they are", async ({
  page,
  request,
  shop,
}) => {
  const taken = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/v2/analytics/events");
  const product = await apiOf(request, shop.url).product("type=rent&cat=dam");
  await open(page, "/dam");
  await expect.poll(() => entries(page, "view_item_list")).not.toEqual([]);
  await page.getByRole("article").getByRole("link", { name: product.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();

  const stamp = { composition_revision: 1, remote: "mf-catalog", remote_version: "1.0.0" };
  await expect
    .poll(() => entries(page, "route_change"))
    .toMatchObject([
      { ...stamp, page_path: `/product/${product.link}`, page_title: `${product.name} · Thướt Tha`, from: "/dam" },
    ]);
  await expect
    .poll(() => entries(page, "view_item"))
    .toMatchObject([
      { ...stamp, ecommerce: { currency: "VND", items: [{ item_id: product.id, item_name: product.name }] } },
    ]);
  await expect
    .poll(() => entries(page, "web_vitals"))
    .toMatchObject([{ remote: "shell", composition_revision: 1, fcp: expect.any(Number), ttfb: expect.any(Number) }]);

  expect((await taken).ok()).toBe(true);
  expect(await page.evaluate(() => document.querySelector("script[src*=googletagmanager]"))).toBeNull();
  await expect(page.getByRole("status", { name: "Quyền riêng tư" })).toBeHidden();
});

test("a developer sees what other tabs measure as it happens", async ({ page, context }) => {
  await open(page, "/dev/analytics");
  await expect(page.getByText("Open the shop in another tab")).toBeVisible();
  const shopper = await context.newPage();
  await open(shopper, "/vay");
  await expect(page.getByRole("listitem").filter({ hasText: "view_item_list" }).first()).toContainText(
    "mf-catalog@1.0.0",
  );
});
