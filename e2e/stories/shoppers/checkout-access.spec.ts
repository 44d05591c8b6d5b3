import type { Page } from "@playwright/test";
import { violationsOn } from "../../steps/axe.ts";
import {
  becomeCustomer,
  haveAddress,
  haveDressInCart,
  onlyOrder,
  openCheckout,
  orderToPay,
} from "../../steps/checkout.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

async function problemsOf(page: Page, where: string): Promise<string[]> {
  return (await violationsOn(page)).map((violation) => `${where}: ${violation}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a customer with a screen reader or keyboard finds no obstacle to paying, ${colorScheme}`, async ({
    page,
    shop,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await becomeCustomer(page, shop.url);
    await haveAddress(page, shop.url);
    await haveDressInCart(page, shop.url);
    const found: string[] = [];

    await open(page, "/home");
    await page.getByRole("banner").getByRole("link", { name: "Giỏ hàng, 1 món" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toBeVisible();
    found.push(...(await problemsOf(page, "drawer")));

    await open(page, "/checkout");
    await page.getByRole("button", { name: /^Đổi ngày/ }).click();
    await expect(page.getByRole("button", { name: "Lưu ngày này" })).toBeEnabled();
    found.push(...(await problemsOf(page, "cart")));

    await openCheckout(page);
    found.push(...(await problemsOf(page, "payment")));

    await orderToPay(page, /Chuyển khoản/);
    await expect(page.getByRole("img", { name: /^Mã VietQR/ })).toBeVisible();
    await page.locator("summary", { hasText: "Chọn cách thanh toán khác" }).click();
    found.push(...(await problemsOf(page, "transfer")));

    const { id } = await onlyOrder(page, shop.url);
    await page.getByRole("radio", { name: /Tiền mặt/ }).check();
    await page.getByRole("button", { name: "Trả tiền mặt khi nhận" }).click();
    await expect(page.getByText(id).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "In đơn" })).toBeVisible();
    found.push(...(await problemsOf(page, "success")));
    expect(found).toEqual([]);
  });
}
