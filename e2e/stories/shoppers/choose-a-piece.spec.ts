import type { Locator } from "@playwright/test";
import { register } from "../../steps/account.ts";
import { apiOf, freeDates } from "../../steps/api.ts";
import { newPerson } from "../../steps/person.ts";
import { chooseWearDates, open, ready, rentFor, sizeOption } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const price = (amount: number) =>
  Intl.NumberFormat("vi-VN", { style: "currency", currency: "VND" }).format(amount).replaceAll("\u00a0", " ");
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("Not shown");
  return box;
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a guest sees a piece, its name, price and next step at one glance, and is led from step to step", async ({
    page,
    request,
    shop,
  }) => {
    const api = apiOf(request, shop.url);
    const product = await api.product("type=rent&cat=dam", ({ sizes }) => sizes.length > 1);
    const variant = product.variants.find(({ rentUnits }) => rentUnits > 0);
    const { dateFrom, dateTo } = freeDates(await api.availability(variant?.id ?? ""), 3);
    await open(page, `/product/${product.link}`);
    const days = page.getByRole("button", { name: "Chọn ngày", exact: true });
    const top = (await boxOf(days)).y;
    const name = await boxOf(page.getByRole("heading", { level: 1 }));
    const cost = await boxOf(page.getByText(price(product.rentalPrice)).first());
    const picture = await boxOf(page.getByRole("img", { name: product.images[0]?.alt ?? "" }).first());
    expect(Math.max(name.y + name.height, cost.y + cost.height)).toBeLessThan(top);
    expect(picture.height / 844).toBeGreaterThan(0.5);
    expect(picture.height / 844).toBeLessThan(0.65);

    await days.tap();
    await expect(page.getByRole("grid").first()).toBeVisible();
    await chooseWearDates(page, dateFrom, dateTo);
    await page.getByRole("button", { name: "Xong" }).tap();
    await page.getByRole("button", { name: "Chọn cỡ" }).tap();
    await expect(page.getByText("Bạn hãy chọn cỡ trước khi thêm vào giỏ nhé.")).toBeInViewport();
    await sizeOption(page, variant?.size ?? "").tap();
    const total = (product.rentalPrice * 12) / 10 + 30_000 + product.depositPrice;
    const add = page.getByRole("button", { name: "Thêm vào giỏ" });
    await expect(add).toBeInViewport();
    await expect(add.locator("..")).toContainText(price(total));
    await add.tap();
    await expect(page.getByText(/^Đã thêm .+ vào giỏ/)).toBeInViewport();
  });
});

test("a guest at a desk finds the button without scrolling, two months at a press, and pictures side by side", async ({
  page,
  request,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const product = await apiOf(request, shop.url).product("type=rent&cat=ao-dai", ({ images }) => images.length > 3);
  await open(page, `/product/${product.link}`);
  const button = await boxOf(page.getByRole("button", { name: "Chọn ngày", exact: true }));
  expect(button.y + button.height).toBeLessThan(700);
  const pictures = page.getByRole("region", { name: "Ảnh của món" }).getByRole("img");
  const [first, second] = [await boxOf(pictures.nth(0)), await boxOf(pictures.nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  await page.getByRole("button", { name: /^Ngày mặc/ }).click();
  await expect(page.getByRole("grid")).toHaveCount(2);
  await expect(page.getByRole("grid").last()).toBeVisible();
});

test("a guest who takes another colour sees its pictures", async ({ page, request, shop }) => {
  const { link, images, swatches } = await apiOf(request, shop.url).product("type=rent", ({ images, swatches }) =>
    swatches.every(({ name }) => images.some(({ color }) => color === name)),
  );
  const other = swatches.at(-1)?.name ?? "";
  await open(page, `/product/${link}?color=${encodeURIComponent(swatches[0]?.name ?? "")}`);
  await page.getByRole("radio", { name: other, exact: true }).check();
  const shown = page.getByRole("region", { name: "Ảnh của món" }).getByRole("img");
  const ofOther = images.filter(({ color }) => color === undefined || color === other);
  await expect(shown).toHaveCount(ofOther.length);
  await expect(shown.first()).toHaveAttribute("src", new RegExp(`/${ofOther[0]?.path}$`));
});

test("a guest reads of each size how many pieces are free on the days chosen", async ({ page, request, shop }) => {
  const api = apiOf(request, shop.url);
  const product = await api.product("type=rent&sort=top_seller", ({ sizes }) => sizes.length > 2);
  const first = product.variants.find(({ rentUnits }) => rentUnits > 0);
  const { dateFrom, dateTo } = freeDates(await api.availability(first?.id ?? ""), 1);
  await open(page, `/product/${product.link}`);
  await expect(page.getByRole("group", { name: "Cỡ: hãy chọn cỡ của bạn" }).locator(":checked")).toHaveCount(0);
  await rentFor(page, dateFrom, dateTo);
  const { items } = await api.get(`/v2/product/${product.id}/free-units?date-from=${dateFrom}&date-to=${dateTo}`);
  for (const { id, size, color, rentUnits } of product.variants) {
    if (color !== first?.color || rentUnits === 0) continue;
    const { free } = items.find(({ variantId }: { variantId: string }) => variantId === id);
    await expect(sizeOption(page, size)).toHaveAccessibleName(new RegExp(free === 0 ? "Kín ngày này" : `Còn ${free}`));
  }
});

test("a guest has what is chosen again after a reload, without a network, and after registering", async ({
  page,
  request,
  shop,
}) => {
  const api = apiOf(request, shop.url);
  const product = await api.product(
    "type=rent&cat=dam",
    ({ sizes, swatches }) => sizes.length > 1 && swatches.length > 1,
  );
  const variant = product.variants.findLast(({ rentUnits }) => rentUnits > 0);
  if (!variant) throw new Error("Nothing is for rent");
  const { dateFrom, dateTo } = freeDates(await api.availability(variant.id), 2);
  const isChosen = async () => {
    await expect(page.getByRole("radio", { name: variant.color, exact: true })).toBeChecked();
    await expect(sizeOption(page, variant.size)).toBeChecked();
    await expect(page.getByRole("button", { name: "Thêm vào giỏ" })).toBeVisible();
  };
  await open(page, `/product/${product.link}`);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("radio", { name: variant.color, exact: true }).check();
  await sizeOption(page, variant.size).check();
  await rentFor(page, dateFrom, dateTo);
  await isChosen();
  const chosen = new URL(page.url()).searchParams;
  expect(Object.fromEntries(chosen)).toEqual({
    ...{ type: "rent", size: variant.size, color: variant.color },
    ...{ "date-from": dateFrom, "date-to": dateTo },
  });
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await ready(page);
  await isChosen();

  const isOnDevice = () =>
    page.evaluate(async (href) => Boolean(await caches.match(href, { ignoreVary: true })), page.url());
  await expect.poll(isOnDevice).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  await isChosen();
  await page.context().setOffline(false);

  const signIn = page.getByRole("banner").getByRole("link", { name: "Đăng nhập" });
  await expect(signIn).toHaveAttribute("href", /^\/login/);
  await signIn.click();
  await page.getByRole("main").getByRole("link", { name: "Tạo tài khoản" }).click();
  await register(page, newPerson());
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  await isChosen();
});

test("a guest gets a size advice, and the typed measures stay on the device", async ({ page, request, shop }) => {
  const api = apiOf(request, shop.url);
  const product = await api.product("type=rent", ({ sizeChart, rating }) => sizeChart.length > 0 && rating.count > 4);
  const sent: string[] = [];
  page.on("request", (one) => {
    const { pathname, search } = new URL(one.url());
    // Measurements of the page are numbers too.
    if (pathname.startsWith("/v2/") && pathname !== "/v2/analytics/events") sent.push(search + (one.postData() ?? ""));
  });
  await open(page, `/product/${product.link}`);
  await page.getByRole("button", { name: "Cỡ nào vừa với bạn?" }).click();
  const sheet = page.getByRole("dialog", { name: "Cỡ nào vừa với bạn?" });
  // The button shows its loading state in a status element of its own.
  const advice = sheet.getByRole("status").last();
  const measure = async (height: string, weight: string) => {
    await sheet.getByRole("textbox", { name: "Chiều cao (cm)" }).fill(height);
    await sheet.getByRole("textbox", { name: "Cân nặng (kg)" }).fill(weight);
    await sheet.getByRole("button", { name: "Xem cỡ hợp với tôi" }).click();
  };
  await measure("237", "199");
  await expect(advice).toHaveText(/^Chưa có ai có vóc dáng như bạn kể lại/);
  const { items, others } = await api.get(`/v2/product/${product.id}/fit-reports`);
  const [typical] = [...items, ...others];
  await measure(String(typical.height), String(typical.weight));
  await expect(advice).toHaveText(/Bạn nên thử cỡ|\d+ người có vóc dáng như bạn/);
  expect(sent.join()).not.toMatch(/237|199/);
  await page.reload();
  await page.getByRole("button", { name: "Cỡ nào vừa với bạn?" }).click();
  await expect(sheet.getByRole("textbox", { name: "Chiều cao (cm)" })).toHaveValue(String(typical.height));
});
