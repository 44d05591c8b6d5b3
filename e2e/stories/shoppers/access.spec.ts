import { violationsOn } from "../../steps/axe.ts";
import { open, settled } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const pages = ["/home", "/dam", "/onsale", "/search?q=dam", "/checkout", "/member-ship", "/info/lien-he", "/404"];

for (const [colorScheme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(`a guest with a screen reader or keyboard finds no obstacle, ${colorScheme}, ${width} px`, async ({
    page,
    request,
    shop,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { items } = await (await request.get(`${shop.url}/v2/product/list?type=rent`)).json();
    const found: string[] = [];
    for (const path of [...pages, `/product/${items[0].link}`]) {
      await open(page, path);
      await settled(page);
      for (const violation of await violationsOn(page)) found.push(`${path}: ${violation}`);
    }
    expect(found).toEqual([]);
  });
}

test("a guest can rent by keyboard as far as the cart", async ({ page, request, shop }) => {
  const { items } = await (await request.get(`${shop.url}/v2/product/list?type=rent&cat=dam`)).json();
  await open(page, `/product/${items[0].link}`);
  const field = page.getByRole("button", { name: /^Ngày mặc/ });
  await field.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Thuê 1 ngày" }).focus();
  await page.keyboard.press("Space");
  await settled(page);
  const day = page.locator('button[data-day][tabindex="0"]').first();
  await day.focus();
  for (let moves = 0; moves < 60 && (await page.locator(":focus").getAttribute("aria-disabled")) === "true"; moves++) {
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expect(page.getByText(/^Còn \d+$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Chọn cỡ" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Chi phí dự kiến" })).toContainText("Giao tới bạn");
  await page.getByRole("button", { name: "Thêm vào giỏ" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Đã thêm .+ vào giỏ/)).toBeVisible();
  await page.getByRole("link", { name: "Xem giỏ hàng" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Giỏ hàng" })).toBeVisible();
});
