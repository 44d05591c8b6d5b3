import type { Page } from "@playwright/test";
import { anAddress } from "../../steps/account.ts";
import { apiOf, freeDates } from "../../steps/api.ts";
import {
  becomeCustomer,
  goToCheckout,
  haveAddress,
  onlyOrder,
  openCheckout,
  seeOrderPlaced,
} from "../../steps/checkout.ts";
import { expect, test } from "../../support/shop.ts";

test("two customers race for the last piece: one gets it, the other sees a notice and keeps the cart", async ({
  browser,
  shop,
}) => {
  const pages: Page[] = [];
  let line: object | undefined;
  for (let number = 0; number < 2; number++) {
    const page = await (await browser.newContext({ baseURL: shop.url })).newPage();
    const api = apiOf(page.request, shop.url);
    await becomeCustomer(page, shop.url);
    await haveAddress(page, shop.url);
    if (!line) {
      const product = await api.product("type=rent", ({ variants }) => variants.some((one) => one.rentUnits === 1));
      const variantId = product.variants.find((one) => one.rentUnits === 1)?.id ?? "";
      line = { variantId, type: "rental", quantities: 1, ...freeDates(await api.availability(variantId), 2) };
    }
    expect((await api.post("/v2/cart", line)).status()).toBe(201);
    await openCheckout(page);
    await page.getByRole("radio", { name: /Tiền mặt/ }).check();
    pages.push(page);
  }
  await Promise.all(pages.map((page) => page.getByRole("button", { name: "Đặt hàng" }).click()));

  const placed = (page: Page) => page.getByRole("heading", { name: "Đơn của bạn đã được đặt" });
  const refused = (page: Page) => page.getByRole("heading", { name: "Chưa đặt được hàng" });
  for (const page of pages) await expect(placed(page).or(refused(page))).toBeVisible();
  const losers: Page[] = [];
  for (const page of pages) if (await refused(page).isVisible()) losers.push(page);
  expect(losers).toHaveLength(1);

  const [loser] = losers;
  await expect(loser!.getByRole("main").getByRole("alert")).toContainText("vừa có người thuê");
  await loser!.getByRole("link", { name: /^Chọn ngày khác/ }).click();
  await expect(loser!.getByText("Chưa đặt được", { exact: true })).toBeVisible();
  await expect(loser!.getByRole("button", { name: /^Gần nhất còn trống/ })).toBeInViewport();
});

test("a customer who orders in two tabs at once gets one order", async ({ page, shop }) => {
  await goToCheckout(page, shop.url);
  const other = await page.context().newPage();
  await openCheckout(other);
  const buttons = [page, other].map((tab) => tab.getByRole("button", { name: "Đặt hàng" }));
  await Promise.all(buttons.map((button) => button.dblclick()));
  await expect
    .poll(async () => [page, other].filter((tab) => tab.url().includes("/checkout/success/")).length)
    .toBeGreaterThan(0);
  await onlyOrder(page, shop.url);
});

test("a customer whose address was deleted on another device meanwhile can order to another one", async ({
  page,
  context,
  shop,
}) => {
  await goToCheckout(page, shop.url);
  const { addresses } = await apiOf(page.request, shop.url).get("/v2/customer/address");
  await anAddress(context, shop);
  const gone = await page.request.delete(`${shop.url}/v2/customer/address/${addresses[0].id}`, {
    headers: { "x-client": "consumer" },
  });
  expect(gone.status()).toBe(200);
  await page.getByRole("radio", { name: /Tiền mặt/ }).check();
  await page.getByRole("button", { name: "Đặt hàng" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Không tìm thấy địa chỉ này");
  await expect(page.getByRole("radio", { name: /Nguyễn Thanh Mai/ })).toBeChecked();
  await page.getByRole("button", { name: "Đặt hàng" }).click();
  await seeOrderPlaced(page);
});
