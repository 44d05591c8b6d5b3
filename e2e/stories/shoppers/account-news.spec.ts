import { anOrder, moveOrder, signedIn } from "../../steps/account.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a customer with two devices is notified of an order on both, and what is read on one is read on the other", async ({
  page,
  context,
  browser,
  shop,
}) => {
  const person = await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  await signedIn(elsewhere, shop, person);
  const phone = await elsewhere.newPage();
  await open(page, "/home");
  await open(phone, "/account/notification");

  await moveOrder(shop, order.id, "deliver");
  const bell = /^Thông báo, \d+ tin chưa đọc$/;
  await expect(page.getByRole("banner").getByRole("link", { name: bell })).toBeVisible();
  await expect(phone.getByRole("article").filter({ hasText: order.id }).first()).toBeVisible();

  await phone.getByRole("button", { name: "Đánh dấu đã đọc hết" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Thông báo", exact: true })).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Thông báo", exact: true }).click();
  await page.getByRole("main").getByRole("link").filter({ hasText: order.id }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: `Đơn ${order.id}` })).toBeVisible();
  await elsewhere.close();
});
