import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { anOrder, moveOrder, signedIn } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

type Product = OperationOutput<typeof getProduct>;

/** How many pictures show the colour that a product opens with. */
const picturesOfFirst = ({ images, variants }: Product) => {
  const color = variants.find(({ rentUnits }) => rentUnits > 0)?.color;
  const shown = images.filter((one) => one.color === undefined || one.color === color);
  return shown.length;
};

test("a guest can turn a product's pictures, bring them near, and go back", async ({ page, request, shop }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const product = await apiOf(request, shop.url).product("type=rent&cat=dam", (one) => picturesOfFirst(one) > 2);
  await open(page, `/product/${product.link}`);
  const second = page.getByRole("link", { name: "Ảnh 2" });
  await page.getByRole("button", { name: "Ảnh sau" }).click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await page.getByRole("region", { name: "Ảnh của món" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: "Ảnh 3" })).toHaveAttribute("aria-current", "true");

  await page.getByRole("button", { name: "Xem ảnh lớn" }).click();
  const near = page.getByRole("dialog", { name: "Ảnh của món" });
  await expect(near.getByRole("status")).toHaveText(`Ảnh 3 trên ${picturesOfFirst(product)}`);
  const whole = await near.locator("img").boundingBox();
  expect(whole?.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await near.getByRole("button", { name: "Phóng to" }).click();
  await expect(near.getByRole("button", { name: "Thu nhỏ" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(near.getByRole("status")).toHaveText(`Ảnh 2 trên ${picturesOfFirst(product)}`);
  await page.keyboard.press("Escape");
  await expect(near).toBeHidden();
  await expect(second).toHaveAttribute("aria-current", "true");
});

test("a guest on a wide screen, where all pictures show, scrolls the page by keys from them", async ({
  page,
  request,
  shop,
}) => {
  const product = await apiOf(request, shop.url).product("type=rent&cat=dam", (one) => picturesOfFirst(one) > 2);
  await open(page, `/product/${product.link}`);
  await page.getByRole("region", { name: "Ảnh của món" }).focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
});

test("a guest reads reviews by stars, and by reviewers of a similar build", async ({ page, request, shop }) => {
  const api = apiOf(request, shop.url);
  const product = await api.product("type=rent&cat=dam&sort=top_seller", ({ rating }) => rating.count > 4);
  const { items, histogram } = await api.get(`/v2/product/${product.id}/review`);
  const { rating, count } = histogram.find((one: { count: number }) => one.count > 0);
  await open(page, `/product/${product.link}`);
  const reviews = page.getByRole("region", { name: "Đánh giá" });
  await reviews.getByRole("button", { name: `${rating} sao ${count} đánh giá` }).click();
  await expect(reviews.getByText(`${count} đánh giá phù hợp`)).toBeVisible();
  await reviews.getByRole("button", { name: "Xem tất cả đánh giá" }).click();

  const { height, weight } = items.find((one: { height: number | null }) => one.height !== null);
  await reviews.getByText("Người có vóc dáng như bạn").click();
  await reviews.getByRole("textbox", { name: "Chiều cao (cm)" }).fill("20");
  await reviews.getByRole("button", { name: "Lọc", exact: true }).click();
  await expect(reviews.getByText("Chiều cao từ 80 đến 250 cm.")).toBeVisible();
  await reviews.getByRole("textbox", { name: "Chiều cao (cm)" }).fill(`${height}`);
  await reviews.getByRole("textbox", { name: "Cân nặng (kg)" }).fill(`${weight}`);
  await reviews.getByRole("button", { name: "Lọc", exact: true }).click();
  const alike = await api.get(`/v2/product/${product.id}/review?height=${height}&weight=${weight}`);
  await expect(reviews.getByText(`${alike.pagination.total} đánh giá phù hợp`)).toBeVisible();
  expect(alike.pagination.total).toBeGreaterThan(0);
});

test("a guest sees recently viewed pieces again, newest first, and needs to sign in to review", async ({
  page,
  request,
  shop,
}) => {
  const { items } = await apiOf(request, shop.url).get("/v2/product/list?cat=vest");
  for (const { link } of items.slice(0, 2)) await open(page, `/product/${link}`);
  await expect(page.getByRole("link", { name: "Đăng nhập để viết đánh giá" })).toHaveAttribute(
    "href",
    `/login?returnTo=${encodeURIComponent(`/product/${items[1].link}`)}`,
  );
  await open(page, "/home");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const seen = page.getByRole("region", { name: "Bạn vừa xem" });
  await expect(seen.getByRole("heading", { level: 3 })).toHaveText([items[1].name, items[0].name]);
});

test("a customer who has worn a piece reviews it, and others read it", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order, product } = await anOrder(context, shop, "cash");
  for (const step of ["deliver", "arrived", "return", "done"] as const) await moveOrder(shop, order.id, step);
  await open(page, `/product/${product.link}`);
  await page.getByRole("button", { name: "Viết đánh giá" }).click();
  const form = page.getByRole("form", { name: "Bạn mặc thấy thế nào?" });
  expect(await form.evaluate((one) => one.clientWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(true);
  await form.getByRole("radio", { name: "5 sao" }).check();
  await form.getByRole("textbox", { name: "Tiêu đề" }).fill("Như may riêng");
  await form.getByRole("textbox", { name: /^Kể thêm/ }).fill("Ngắn");
  await form.getByRole("button", { name: "Gửi đánh giá" }).click();
  await expect(form.getByRole("alert").first()).toBeVisible();
  // A phone may discard the tab while its customer takes a picture.
  await page.reload();
  await page.getByRole("button", { name: "Viết đánh giá" }).click();
  await expect(form.getByRole("textbox", { name: "Tiêu đề" })).toHaveValue("Như may riêng");
  await expect(form.getByRole("radio", { name: "5 sao" })).toBeChecked();
  await form
    .getByLabel("Chọn ảnh")
    .setInputFiles({ name: "tiec.png", mimeType: "image/png", buffer: await page.screenshot() });
  const preview = form.getByRole("img", { name: "tiec.png" });
  await expect.poll(() => preview.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const content = `Vải mát, đứng dáng, mặc cả buổi tiệc không nhăn. https://example.com/${"anh-chup-".repeat(15)}`;
  await form.getByRole("textbox", { name: /^Kể thêm/ }).fill(content);
  await form.getByRole("button", { name: "Gửi đánh giá" }).click();
  await expect(page.getByText("Cảm ơn bạn đã kể lại.")).toBeVisible();
  const review = page.getByRole("region", { name: "Đánh giá" }).getByText(content);
  await expect(review).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const right = await review.evaluate((one) => one.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
