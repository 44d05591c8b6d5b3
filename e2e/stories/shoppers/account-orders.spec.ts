import { anOrder, moveOrder, signedIn } from "../../steps/account.ts";
import { open } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

test("a customer finds an order, reads the terms and cancels it", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order, product } = await anOrder(context, shop, "cash");
  await open(page, "/account/order-history");
  await page.getByRole("searchbox", { name: "Tìm theo mã đơn hoặc tên món" }).fill("khong-co-mon-nay");
  await page.getByRole("search").getByRole("button", { name: "Tìm" }).last().click();
  await expect(page.getByRole("heading", { name: /^Không có đơn nào khớp/ })).toBeVisible();
  await page.getByRole("searchbox", { name: "Tìm theo mã đơn hoặc tên món" }).fill(product.name);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: `xem đơn ${order.id}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Đơn ${order.id}` })).toBeVisible();

  await page.getByText("Điều khoản hoàn tiền").click();
  await expect(page.getByText("Huỷ trước ngày giao từ 10 ngày: hoàn toàn bộ tiền thuê và phí giao nhận")).toBeVisible();
  await page.getByRole("button", { name: "Huỷ đơn này" }).click();
  const question = page.getByRole("dialog", { name: `Huỷ đơn ${order.id}?` });
  await question.getByRole("button", { name: "Giữ đơn" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Huỷ đơn này" }).click();
  await question.getByRole("button", { name: "Huỷ đơn này" }).click();
  await expect(page.getByText("Đã huỷ đơn.")).toBeVisible();
  await page.goto("/account/order-history?tab=CANCEL");
  await expect(page.getByRole("link", { name: `xem đơn ${order.id}` })).toBeVisible();
});

test("a customer with a forced theme tells completed steps of an order from those to come", async ({
  page,
  context,
  shop,
}) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await open(page, `/account/order-history/${order.id}`);
  const step = (name: RegExp) => page.getByRole("listitem").filter({ hasText: name });
  const dot = (item: Element) => getComputedStyle(item, "::after").backgroundColor;
  expect(await step(/^Đã xác nhận/).evaluate(dot)).toBe("rgb(0, 0, 0)");
  expect(await step(/^Hoàn tất/).evaluate(dot)).toBe("rgb(255, 255, 255)");
});

test("a customer sees how long an unpaid order keeps its pieces, and goes on to pay", async ({
  page,
  context,
  shop,
}) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "bank_transfer");
  await open(page, `/account/order-history/${order.id}`);
  await expect(page.getByText(/^(29|30):\d\d$/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Thanh toán", exact: true }).click();
  await expect(page).toHaveURL(`/checkout/payment/${order.id}`);
});

test("a customer whose order is done has the deposit in the wallet, and rents the same piece again", async ({
  page,
  context,
  shop,
}) => {
  await signedIn(context, shop);
  const { order, product } = await anOrder(context, shop, "cash");
  for (const step of ["deliver", "arrived", "return", "done"] as const) await moveOrder(shop, order.id, step);
  await open(page, "/account/wallet");
  const deposit = Intl.NumberFormat("vi-VN", { style: "currency", currency: "VND" }).format(order.totals.depositTotal);
  await expect(page.getByRole("definition").filter({ hasText: deposit }).first()).toBeVisible();
  await page
    .getByRole("region", { name: "Các giao dịch" })
    .getByRole("link", { name: `Đơn ${order.id}` })
    .click();
  await expect(page.getByRole("heading", { name: "Đã hoàn về ví" })).toBeVisible();
  await page.getByRole("link", { name: `Thuê lại ${product.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
});

test("another customer's order and address do not exist", async ({ page, context, browser, shop }) => {
  const theirs = await browser.newContext({ baseURL: shop.url });
  await signedIn(theirs, shop);
  const { order } = await anOrder(theirs, shop, "cash");
  const book = await (await theirs.request.get("/v2/customer/address")).json();
  await theirs.close();
  await signedIn(context, shop);
  for (const path of [`/account/order-history/${order.id}`, `/account/address/edit/${book.addresses[0].id}`]) {
    await open(page, path);
    await expect(page.getByRole("heading", { level: 1, name: "Trang này không còn ở đây" })).toBeVisible();
  }
});
