import { apiOf, freeDates } from "../../steps/api.ts";
import { expect, test } from "../../support/shop.ts";

test.use({ javaScriptEnabled: false });

test("a guest without scripts can read the whole product page", async ({ page, request, shop }) => {
  const product = await apiOf(request, shop.url).product("type=rent&cat=ao-dai", ({ rating }) => rating.count > 0);
  await page.goto(`/product/${product.link}`);
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  const price = Intl.NumberFormat("vi-VN", { style: "currency", currency: "VND" }).format(product.rentalPrice);
  await expect(page.getByText(price).first()).toBeVisible();
  await expect(page.getByText(/^\d+ chiếc$/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Đánh giá" })).toContainText(`${product.rating.count} đánh giá`);
  await expect(page.getByRole("img", { name: product.images[0]?.alt ?? "" }).first()).toBeVisible();
  await expect(page.getByText(product.description)).toBeVisible();
});

test("a guest without scripts gets the price of a piece on chosen days, and reads how to order it", async ({
  page,
  request,
  shop,
}) => {
  const api = apiOf(request, shop.url);
  const product = await api.product("type=rent&cat=ao-dai");
  const { dateFrom, dateTo } = freeDates(await api.availability(product.variants[0]?.id ?? ""), 2);
  await page.goto(`/product/${product.link}`);
  await page.getByRole("button", { name: "Chọn ngày", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Ngày mặc" });
  // The wrong way round.
  await sheet.getByLabel("Từ ngày").fill(dateTo);
  await sheet.getByLabel("Đến ngày").fill(dateFrom);
  await sheet.getByRole("button", { name: "Xem giá cho những ngày này" }).click();
  await expect(page.getByRole("region", { name: "Chi phí dự kiến" })).toContainText("1 ngày mặc thêm");
  await expect(page.getByText(/^Còn [1-9]\d*$/).first()).toBeVisible();
  await expect(page.getByText(/^Để thêm vào giỏ, bạn bật JavaScript/)).toBeVisible();
});

test("a guest without scripts can go from list to list and filter them", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("navigation", { name: "Danh mục" }).getByRole("link", { name: "Áo dài" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Áo dài" })).toBeVisible();
  await page.getByRole("navigation", { name: "Sắp xếp" }).getByRole("link", { name: "Giá từ thấp đến cao" }).click();
  await expect(page).toHaveURL(/\/ao-dai\?sort=price_asc$/);
  const filters = page.getByRole("region", { name: "Bộ lọc" });
  const prices = filters.getByRole("group", { name: "Giá thuê một ngày" });
  await expect(prices.getByLabel("Từ (₫)")).toBeHidden();
  await prices.getByRole("radio").first().check();
  await filters.getByRole("button", { name: "Áp dụng" }).click();
  await expect(page).toHaveURL(/\/ao-dai\?sort=price_asc&rental-prices=/);
  await expect(prices.getByRole("radio").first()).toBeChecked();
});

test("a guest without scripts reads on checkout and login what to do", async ({ page }) => {
  for (const path of ["/checkout", "/login"]) {
    await page.goto(path);
    const title = page.getByRole("heading", { level: 1, name: "Trang này cần JavaScript" });
    await expect(title).toBeVisible();
    expect((await title.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  }
  await page.getByRole("link", { name: "Gọi hoặc nhắn cho chúng tôi" }).click();
  await expect(page.getByRole("link", { name: "1900 0000" })).toHaveAttribute("href", "tel:19000000");
  await expect(page.getByRole("link", { name: "Thướt Tha trên Zalo" })).toHaveAttribute(
    "href",
    /^https:\/\/zalo\.me\//,
  );
  await expect(page.getByRole("link", { name: "xinchao@thuottha.example" })).toHaveAttribute("href", /^mailto:/);
});

test("a guest without scripts finds pieces and a search on the page of an unknown address", async ({ page }) => {
  await page.goto("/a/b/c");
  const main = page.getByRole("main");
  await expect(main.getByRole("article")).toHaveCount(4);
  await main.getByRole("searchbox", { name: "Tìm trong cửa hàng" }).fill("lụa");
  await main.getByRole("button", { name: "Tìm" }).click();
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("lụa");
});
