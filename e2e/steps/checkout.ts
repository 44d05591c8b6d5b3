import { expect, type Page } from "@playwright/test";

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("combobox", { name: label }).fill(option);
  await page
    .getByTitle(new RegExp(`^${option}`))
    .last()
    .click();
}

/** Adds an address where the page asks for one. */
export async function addAddress(page: Page): Promise<void> {
  await pick(page, "Tỉnh / thành phố", "Thành phố Hà Nội");
  await pick(page, "Quận / huyện", "Quận Ba Đình");
  await pick(page, "Phường / xã", "Phường Phúc Xá");
  await page.getByLabel("Số nhà, tên đường").fill("12 Hàng Gai");
  await page.getByRole("button", { name: "Lưu địa chỉ" }).click();
  await expect(page.getByText("12 Hàng Gai").first()).toBeVisible();
}

export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole("radio", { name: /Tiền mặt/ }).check();
  await page.getByRole("button", { name: "Đặt hàng" }).click();
  await expect(page.getByRole("heading", { name: "Đơn của bạn đã được đặt" })).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}
