import { registerInPlace } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { addAddress, placeOrder } from "../../steps/checkout.ts";
import { newPerson } from "../../steps/person.ts";
import { addToCart, goToPayment, open, sizeOption } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest can buy a clearance piece, and one fewer is left", async ({ page, request, shop }) => {
  const api = apiOf(request, shop.url);
  const product = await api.product("type=sale&reduced=true", ({ variants }) =>
    variants.some(({ saleUnits }) => saleUnits > 1),
  );
  const variant = product.variants.find(({ saleUnits }) => saleUnits > 0);

  await open(page, "/onsale");
  await expect(page.getByRole("heading", { level: 1, name: "Thanh lý" })).toBeVisible();
  await page.getByRole("article").getByRole("link", { name: product.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Mua ngay/ })).toBeChecked();
  await sizeOption(page, variant?.size ?? "").check();
  await addToCart(page);
  await goToPayment(page);
  await registerInPlace(page, newPerson());
  await addAddress(page);
  const orderId = await placeOrder(page);

  await expect(page.getByText(orderId).first()).toBeVisible();
  const after = await api.product(`q=${encodeURIComponent(product.name)}&type=sale`, ({ id }) => id === product.id);
  expect(after.variants.find(({ id }) => id === variant?.id)?.saleUnits).toBe((variant?.saleUnits ?? 0) - 1);
});
