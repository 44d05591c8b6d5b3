import type { Locator } from "@playwright/test";
import { pressOn } from "../../steps/keyboard.ts";
import { open, ready } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const count = (text: string | null) => Number(/\d+/.exec(text ?? "")?.[0]);
/** An option of a filter, and the number of products it shows. */
async function optionOf(filters: Locator, name: RegExp): Promise<[option: Locator, promised: number]> {
  const option = filters.getByRole("checkbox", { name });
  return [option, count(/\d+$/.exec((await option.locator("xpath=..").textContent()) ?? "")?.[0] ?? null)];
}

test("a guest can narrow a list, see what is chosen, and take it back one by one or at once", async ({
  page,
  shop,
}) => {
  await open(page, "/dam");
  const filters = page.getByRole("region", { name: "Bộ lọc" });
  await filters.getByText("Màu sắc").click();
  const [black, promised] = await optionOf(filters, /^Đen/);
  await black.check();
  await expect(page).toHaveURL(`${shop.url}/dam?attr=color%3Aden`);
  await expect(page.getByRole("status").filter({ hasText: `${promised} món` })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(promised);
  await expect(black).toBeFocused();

  await page.getByRole("navigation", { name: "Hình thức" }).getByRole("link", { name: "Thuê" }).click();
  await expect(page).toHaveURL(`${shop.url}/dam?type=rent&attr=color%3Aden`);
  const chosen = page.getByRole("list", { name: "Đang lọc" });
  await expect(chosen.getByRole("link")).toHaveText([/Đen/, /Thuê/, "Xoá tất cả"]);
  await chosen.getByRole("link", { name: "Bỏ lọc Đen" }).click();
  await expect(black).not.toBeChecked();
  await expect(page).toHaveURL(`${shop.url}/dam?type=rent`);
  await chosen.getByRole("link", { name: "Xoá tất cả" }).click();
  await expect(page).toHaveURL(`${shop.url}/dam`);
  await expect(chosen).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(`${shop.url}/dam?type=rent`);
  await page.reload();
  await ready(page);
  await expect(chosen.getByRole("link", { name: "Bỏ lọc Thuê" })).toBeVisible();
});

test("a guest can open the other options of a filter by keyboard, and goes on to the first of them", async ({
  page,
}) => {
  await open(page, "/dam");
  const filters = page.getByRole("region", { name: "Bộ lọc" });
  await filters.getByText("Màu sắc").click();
  const colours = filters.getByRole("group", { name: "Màu sắc" });
  const more = colours.getByText(/^Thêm \d+ lựa chọn$/);
  await pressOn(page, more);
  await expect(more).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(colours.getByRole("checkbox").nth(8)).toBeFocused();
  await expect(more).toBeHidden();
});

test("a guest can filter by clearance price and order by it", async ({ page, request, shop }) => {
  await open(page, "/onsale");
  const filters = page.getByRole("region", { name: "Bộ lọc" });
  await filters.getByRole("group", { name: "Giá thanh lý" }).getByLabel("Đến (₫)").fill("1000000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${shop.url}/onsale?sale-prices=-1000000`);
  const sorts = page.getByRole("navigation", { name: "Sắp xếp" });
  await expect(sorts.getByRole("link")).toHaveText([
    "Mới nhất",
    "Bán chạy",
    "Giá từ thấp đến cao",
    "Giá từ cao đến thấp",
  ]);
  await sorts.getByRole("link", { name: "Giá từ cao đến thấp" }).click();
  await expect(page).toHaveURL(`${shop.url}/onsale?sale-prices=-1000000&sort=price_desc`);
  const query = "type=sale&reduced=true&sale-prices=-1000000&sort=price_desc";
  const { items } = await (await request.get(`${shop.url}/v2/product/list?${query}`)).json();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(
    items.map(({ name }: { name: string }) => name),
  );
  expect(items[0].salePrice).toBeLessThanOrEqual(1_000_000);
});

test("a guest can filter by what a day's rent costs", async ({ page, request, shop }) => {
  await open(page, "/dam");
  const prices = page.getByRole("region", { name: "Bộ lọc" }).getByRole("group", { name: "Giá thuê một ngày" });
  await prices.getByRole("radio", { name: /^200\.000.+300\.000/ }).check();
  await expect(page).toHaveURL(`${shop.url}/dam?rental-prices=200000-300000`);
  const query = "cat=dam&rental-prices=200000-300000";
  const { items } = await (await request.get(`${shop.url}/v2/product/list?${query}`)).json();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(
    items.map(({ name }: { name: string }) => name),
  );
  for (const { rentalPrice } of items) expect([rentalPrice >= 200_000, rentalPrice <= 300_000]).toEqual([true, true]);
  await page.getByRole("link", { name: /^Bỏ lọc Thuê 200\.000/ }).click();
  await expect(page).toHaveURL(`${shop.url}/dam`);
});

test("a guest sees the colours of a piece on its card", async ({ page, request, shop }) => {
  const { items } = await (await request.get(`${shop.url}/v2/product/list?cat=dam`)).json();
  const several = items.find(({ swatches }: { swatches: unknown[] }) => swatches.length > 1);
  await open(page, "/dam");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: several.name, exact: true }) });
  const names = several.swatches.map(({ name }: { name: string }) => name).join(", ");
  await expect(card.getByText(`màu ${names}`)).toBeAttached();
  const dots = card.locator("i[style]");
  await expect(dots).toHaveCount(several.swatches.length);
  await expect(dots.first()).toBeVisible();
});

test("a guest whose filters find nothing sees which to remove", async ({ page }) => {
  await open(page, "/dam?attr=material%3Adenim&attr=color%3Aden");
  await expect(page.getByRole("heading", { name: "Chưa có món nào khớp" })).toBeVisible();
  const ways = page.getByRole("navigation", { name: "Gần với điều bạn tìm" });
  const way = ways.getByRole("link", { name: /Không cần “Denim”/ });
  const promised = count(/(\d+) món/.exec((await way.textContent()) ?? "")?.[1] ?? null);
  await expect(page.getByRole("region", { name: "Được thuê nhiều" }).getByRole("article")).toHaveCount(4);
  await way.click();
  await expect(page.getByRole("article")).toHaveCount(promised);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest filters in a sheet that shows the number of pieces", async ({ page }) => {
    await open(page, "/dam");
    const filters = page.getByRole("dialog", { name: "Bộ lọc" });
    await expect(filters).toBeHidden();
    await page.getByRole("button", { name: /Bộ lọc/ }).tap();
    await expect(filters.getByRole("button", { name: "Xem 34 món" })).toBeVisible();
    const [option, promised] = await optionOf(filters, /^Đầm cưới/);
    await option.tap();
    await filters.getByRole("button", { name: `Xem ${promised} món` }).tap();
    await expect(filters).toBeHidden();
    await expect(page.getByRole("article")).toHaveCount(promised);
    await expect(page.getByRole("button", { name: "Bộ lọc, đang chọn 1" })).toBeVisible();
  });

  test("a guest sees a piece at once, and orders the list on the line of rent and buy", async ({ page, shop }) => {
    for (const path of ["/dam", "/ao-dai", "/onsale", "/search"]) {
      await open(page, path);
      const first = await page.getByRole("article").first().boundingBox();
      expect([path, (first?.y ?? 999) < 480]).toEqual([path, true]);
    }
    await open(page, "/dam");
    const order = page.getByRole("button", { name: "Sắp xếp: Mới nhất" });
    const type = page.getByRole("navigation", { name: "Hình thức" });
    expect((await order.boundingBox())?.y).toBeCloseTo((await type.boundingBox())?.y ?? 0, -1);
    await order.tap();
    const orders = page.getByRole("navigation", { name: "Sắp xếp" });
    await orders.getByRole("link", { name: "Giá từ thấp đến cao" }).tap();
    await expect(page).toHaveURL(`${shop.url}/dam?sort=price_asc`);
    await expect(orders).toBeHidden();
    await expect(page.getByRole("button", { name: "Sắp xếp: Giá từ thấp đến cao" })).toBeVisible();
  });

  test("a guest can touch words, titles and empty space of a sheet, and it stays open", async ({ page, shop }) => {
    await open(page, "/dam");
    const filters = page.getByRole("dialog", { name: "Bộ lọc" });
    await page.getByRole("button", { name: /Bộ lọc/ }).tap();
    await filters.getByText("Bộ lọc", { exact: true }).tap();
    await filters.getByText("Dạ hội", { exact: true }).tap();
    await expect(page).toHaveURL(`${shop.url}/dam?cat=da-hoi`);
    const row = filters.locator("label").filter({ hasText: "Công sở" });
    const { height = 0, width = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await row.tap({ position: { x: width * 0.7, y: 2 } });
    await expect(filters.getByRole("checkbox", { name: /^Công sở/ })).toBeChecked();
    await filters.getByText("Theo phong cách").tap();
    await expect(filters).toBeVisible();
    await page.touchscreen.tap(195, 20);
    await expect(filters).toBeHidden();

    await open(page, "/dam");
    const days = page.getByRole("dialog", { name: "Ngày mặc" });
    await page.getByRole("button", { name: /^Ngày mặc/ }).tap();
    await days.getByRole("paragraph").last().tap();
    await days
      .getByText(/^Tháng \d+/)
      .first()
      .tap();
    await expect(days).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a guest filters by a plain form", async ({ page, shop }) => {
    await page.goto("/dam?type=rent");
    const filters = page.getByRole("region", { name: "Bộ lọc" });
    await filters.getByRole("checkbox", { name: /^Đầm cưới/ }).check();
    await filters.getByRole("button", { name: "Áp dụng" }).last().click();
    await expect(page).toHaveURL(`${shop.url}/dam?type=rent&cat=dam-cuoi`);
    await expect(page.getByRole("article").first()).toBeVisible();

    await page.goto("/dam");
    await filters.getByRole("radio", { name: /^Dưới/ }).first().check();
    await filters.getByRole("button", { name: "Áp dụng" }).last().click();
    await expect(page).toHaveURL(`${shop.url}/dam?rental-prices=-200000`);
  });
});
