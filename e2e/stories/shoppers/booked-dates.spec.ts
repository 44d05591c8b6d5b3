import { apiOf } from "../../steps/api.ts";
import { addDays, shownDay } from "../../steps/days.ts";
import { open, sizeOption } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a guest cannot choose dates that are taken, and the server refuses them even when the page is bypassed", async ({
  page,
  request,
  shop,
}) => {
  const api = apiOf(request, shop.url);
  const isTaken = ({ reason }: { reason: string }) => reason === "Đã có người thuê";
  const withBookings = async () => {
    for (const page of [1, 2, 3, 4, 5]) {
      const { items } = await api.get(`/v2/product/list?type=rent&pagination.page=${page}`);
      for (const { link } of items) {
        const product = await api.get(`/v2/product/${link}`);
        const variant = product.variants.find(({ rentUnits }: { rentUnits: number }) => rentUnits > 0);
        const { invalidDates } = await api.availability(variant.id);
        const taken = invalidDates.find(isTaken);
        if (taken) return { link, variant, taken };
      }
    }
    throw new Error("Nothing is booked");
  };
  const { link, variant, taken } = await withBookings();

  await open(page, `/product/${link}`);
  await sizeOption(page, variant.size).check();
  await page.getByRole("button", { name: "Chọn ngày", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Ngày mặc" });
  await expect(sheet.getByText("Chọn ngày bắt đầu mặc.")).toBeVisible();
  for (
    let months = 0;
    months < 12 && !(await page.locator(`button[data-day="${taken.dateFrom}"]`).isVisible());
    months++
  ) {
    await page.getByRole("button", { name: "Tháng sau" }).click();
  }
  const day = page.locator(`button[data-day="${taken.dateFrom}"]`);
  await expect(day).toHaveAttribute("aria-disabled", "true");
  await expect(day).toHaveAccessibleName(/Đã có người thuê/);
  await day.dispatchEvent("click");
  await expect(day).toHaveAttribute("aria-pressed", "false");
  await sheet.getByRole("button", { name: "Xong" }).click();
  await expect(page.getByRole("button", { name: "Chọn ngày", exact: true })).toBeVisible();

  const bypassed = await api.post("/v2/cart", {
    variantId: variant.id,
    type: "rental",
    quantities: 1,
    dateFrom: taken.dateFrom,
    dateTo: taken.dateTo,
  });
  expect(bypassed.status()).toBe(409);
  expect((await bypassed.json()).message).toBeTruthy();
});

test("a guest sees the dates chosen in a list again on the product page", async ({ page, request, shop }) => {
  const api = apiOf(request, shop.url);
  const { firstDate } = await api.availability((await api.product("type=rent&cat=dam")).variants[0]?.id ?? "");
  const later = addDays(firstDate, 20);
  await open(page, `/dam?date-from=${later}&date-to=${later}`);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("button", { name: /^Ngày mặc/ })).toContainText(shownDay(later));
  await expect(page.getByRole("region", { name: "Chi phí dự kiến" })).toContainText("Giao tới bạn");
});
