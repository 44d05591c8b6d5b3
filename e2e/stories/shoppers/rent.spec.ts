import { registerInPlace } from "../../steps/account.ts";
import { apiOf, freeDates } from "../../steps/api.ts";
import { addAddress, placeOrder } from "../../steps/checkout.ts";
import { newPerson } from "../../steps/person.ts";
import { addToCart, goToPayment, open, rentFor, sizeOption } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest can find a dress, rent it for chosen dates and pay cash", async ({ page, request, shop }) => {
  const api = apiOf(request, shop.url);
  const product = await api.product("cat=dam&type=rent", ({ variants }) => (variants[0]?.rentUnits ?? 0) > 0);
  const variant = product.variants.find((one) => one.rentUnits > 0);
  const { dateFrom, dateTo } = freeDates(await api.availability(variant?.id ?? ""), 3);

  await open(page, "/dam");
  await expect(page.getByRole("heading", { level: 1, name: "Đầm" })).toBeVisible();
  await page.getByRole("link", { name: product.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();

  await rentFor(page, dateFrom, dateTo);
  await sizeOption(page, variant?.size ?? "").check();
  const delivery = 30_000;
  const total = (product.rentalPrice * 12) / 10 + delivery + product.depositPrice;
  await expect(page.getByRole("region", { name: "Chi phí dự kiến" })).toContainText(
    Intl.NumberFormat("vi-VN", { style: "currency", currency: "VND" }).format(total),
  );
  await addToCart(page);
  await expect(page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 món" })).toBeVisible();

  await goToPayment(page);
  await registerInPlace(page, newPerson());
  await addAddress(page);
  const orderId = await placeOrder(page);

  await page.goto("/account/order-history");
  await expect(page.getByRole("link", { name: new RegExp(orderId) })).toBeVisible();
  await expect(page.getByText("Đã xác nhận").first()).toBeVisible();
  const taken = await api.availability(variant?.id ?? "");
  expect(taken.invalidDates.length).toBeGreaterThan(0);
});
