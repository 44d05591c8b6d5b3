import type { Page } from "@playwright/test";
import { apiOf } from "../../steps/api.ts";
import { addDays, shownDay } from "../../steps/days.ts";
import { addToCart, chooseWearDates, open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/** The day this many days after the first one that can be rented for. */
async function dayIn(api: ReturnType<typeof apiOf>, days: number): Promise<string> {
  const { firstDate } = await api.availability((await api.product("type=rent&cat=dam")).variants[0]?.id ?? "");
  return addDays(firstDate, days);
}

async function openCalendar(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Ngày mặc/ }).click();
  await expect(page.getByRole("grid").first()).toBeVisible();
}

test("a guest who chooses a day sees only what is free on it, up to the product's calendar", async ({
  page,
  request,
  shop,
}) => {
  const api = apiOf(request, shop.url);
  const [from, to] = [await dayIn(api, 10), await dayIn(api, 12)];
  const free = await api.get(`/v2/product/list?cat=dam&date-from=${from}&date-to=${to}`);

  await open(page, "/dam");
  await openCalendar(page);
  await chooseWearDates(page, from, to);
  await page.getByRole("button", { name: "Xem món còn trống" }).click();
  await expect(page).toHaveURL(`${shop.url}/dam?date-from=${from}&date-to=${to}`);
  await expect(
    page.getByText(`${free.pagination.total} món còn trống ${shownDay(from)} – ${shownDay(to)}`),
  ).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(free.items.length);
  // Three days: a fifth more than one.
  const total = (free.items[0].rentalPrice * 1.2).toLocaleString("vi-VN");
  await expect(page.getByRole("article").first()).toContainText(`Thuê 3 ngày ${total}`);

  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: free.items[0].name })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Ngày mặc/ })).toContainText(`${shownDay(from)} – ${shownDay(to)}`);
  await expect(page.getByRole("region", { name: "Chi phí dự kiến" })).toContainText("2 ngày mặc thêm");
  const left = page.getByRole("group", { name: /^Cỡ/ }).getByRole("radio", { name: /Còn [1-9]/ });
  await left.first().check();
  await addToCart(page);
});

test("a guest whose device is a day ahead, or behind, can choose tomorrow, which is not marked as today", async ({
  page,
  request,
  shop,
}) => {
  const api = apiOf(request, shop.url);
  const { link } = await api.product("type=rent&cat=dam");
  const tomorrow = await dayIn(api, 0);
  await page.clock.install();
  for (const hours of [24, -24]) {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
    for (const path of ["/home", "/dam", `/product/${link}`]) {
      await open(page, path);
      await openCalendar(page);
      const free = page.locator("button[data-day]:not([aria-disabled=true])");
      await expect(free.first()).toHaveAttribute("data-day", tomorrow);
      await expect(free.first()).not.toHaveAttribute("aria-current");
    }
  }
});

test("a guest who chooses day and size sees what is free in that size, with both kept on the product", async ({
  page,
  request,
  shop,
}) => {
  const api = apiOf(request, shop.url);
  const day = await dayIn(api, 10);
  const query = `cat=dam&date-from=${day}&date-to=${day}`;
  const free = await api.get(`/v2/product/list?${query}&attr=size:m`);
  await open(page, "/dam");
  await openCalendar(page);
  await chooseWearDates(page, day, day);
  await page.getByRole("group", { name: "Cỡ của bạn" }).getByRole("checkbox", { name: "M", exact: true }).check();
  await page.getByRole("button", { name: "Xem món còn trống" }).click();
  await expect(page).toHaveURL(`${shop.url}/dam?attr=size%3Am&date-from=${day}&date-to=${day}`);
  await expect(page.getByText(`${free.pagination.total} món còn trống ${shownDay(day)}, cỡ M`)).toBeVisible();
  const link = page.getByRole("article").first().getByRole("link");
  await expect(link).toHaveAttribute("href", /\?size=M&date-from=/);
  // The number beside the size is that of the list it leads to.
  const { facets } = await api.get(`/v2/product/list?${query}`);
  const sizes = facets.find(({ field }: { field: string }) => field === "size").options;
  expect(sizes.find(({ label }: { label: string }) => label === "M").count).toBe(free.pagination.total);
});

test("a guest can begin with the day on the home page, and take it back in a list", async ({ page, request, shop }) => {
  const day = await dayIn(apiOf(request, shop.url), 5);
  await open(page, "/home");
  await openCalendar(page);
  await chooseWearDates(page, day, day);
  await page.getByRole("button", { name: "Xem món còn trống" }).click();
  await expect(page).toHaveURL(`${shop.url}/search?date-from=${day}&date-to=${day}`);
  await page.getByRole("link", { name: `Bỏ lọc ${shownDay(day)}` }).click();
  await expect(page).toHaveURL(`${shop.url}/search`);
});

test("a guest finds nothing on days that are over, and is led to days that come", async ({ page }) => {
  await page.goto("/dam?date-from=2020-01-10&date-to=2020-01-11");
  await expect(page.getByRole("heading", { name: "Chưa có món nào khớp" })).toBeVisible();
  const ways = page.getByRole("navigation", { name: "Gần với điều bạn tìm" });
  await ways.getByRole("link", { name: /^Mặc / }).first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^[1-9]\d* món còn trống/ })).toBeVisible();
});
