import { anOrder, answerProblem, keepDeposit, moveOrder, recordPayout, signedIn } from "../../steps/account.ts";
import { apiOf } from "../../steps/api.ts";
import { decideAt, goToCheckout, orderToPay } from "../../steps/checkout.ts";
import { open, seeDarkOnWhite } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

/** A picture of one pixel. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

test("a customer has an order delivered elsewhere, until the courier has it", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  const { type, receiverName, phone, city, district, ward } = order.address;
  const place = { type, receiverName, phone, cityId: city.id, districtId: district.id, wardId: ward?.id };
  await apiOf(context.request, shop.url).post("/v2/customer/address", { ...place, street: "88 Hàng Bông" });
  await open(page, `/account/order-history/${order.id}`);
  await page.getByRole("button", { name: "Đổi địa chỉ giao" }).click();
  await expect(page.getByText("nên số tiền của đơn không đổi")).toBeVisible();
  await page.getByRole("radio", { name: /88 Hàng Bông/ }).check();
  await page.getByRole("button", { name: "Giao đến địa chỉ này" }).click();
  await expect(page.getByText(/^Đổi lúc /)).toBeVisible();
  await expect(page.getByText(/88 Hàng Bông/)).toBeVisible();
  await moveOrder(shop, order.id, "deliver");
  await open(page, `/account/order-history/${order.id}`);
  await expect(page.getByText("Đang giao", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Đổi địa chỉ giao" })).toBeHidden();
});

test("a customer reports a problem with a picture, and reads the shop's answer", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  await open(page, `/account/order-history/${order.id}`);
  await expect(page.getByRole("link", { name: "Gọi 1900 0000" })).toHaveAttribute("href", "tel:19000000");
  await page.getByRole("button", { name: "Báo vấn đề" }).click();
  const form = page.getByRole("form", { name: "Báo vấn đề với đơn này" });
  const what = form.getByRole("textbox", { name: "Chuyện gì đã xảy ra" });
  await what.fill("Đường may bên sườn bị bung một đoạn.");
  // A phone may discard the tab while its customer takes a picture.
  await page.reload();
  await page.getByRole("button", { name: "Báo vấn đề" }).click();
  await expect(what).toHaveValue("Đường may bên sườn bị bung một đoạn.");
  await form.getByLabel("Ảnh").setInputFiles({ name: "rach.png", mimeType: "image/png", buffer: picture });
  await form.getByRole("button", { name: "Gửi cho cửa hàng" }).click();
  await expect(page.getByText(/^Đã nhận lúc .+ Chúng tôi đang xem\.$/)).toBeVisible();
  await expect(page.getByRole("img", { name: "Ảnh 1 bạn gửi" })).toBeVisible();
  const named = (await page.getByText(/^HT\w{12} ·/).textContent()) ?? "";
  await answerProblem(shop, named.split(" ")[0] ?? "", "Chúng tôi đổi món khác cho bạn trong hôm nay.");
  await open(page, `/account/order-history/${order.id}`);
  await expect(page.getByText("Chúng tôi đổi món khác cho bạn trong hôm nay.")).toBeVisible();
});

test("a customer reads what the shop keeps of the deposit, and why", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  for (const step of ["deliver", "arrived", "return"] as const) await moveOrder(shop, order.id, step);
  await keepDeposit(shop, order.id, 1_000, "Gấu váy bị rách một đoạn.");
  await open(page, `/account/order-history/${order.id}`);
  await expect(page.getByRole("heading", { name: "Giữ lại từ tiền cọc" })).toBeVisible();
  await expect(page.getByText("Gấu váy bị rách một đoạn.")).toBeVisible();
  await moveOrder(shop, order.id, "done");
  await open(page, `/account/order-history/${order.id}`);
  await expect(page.getByText(/đã trừ 1\.000\s₫ sau khi kiểm tra món/)).toBeVisible();
});

test("a customer takes a returned deposit to a bank account", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  for (const step of ["deliver", "arrived", "return", "done"] as const) await moveOrder(shop, order.id, step);
  await open(page, "/account/wallet");
  await page.getByText("Rút tiền về tài khoản ngân hàng").click();
  const form = page.getByRole("form", { name: "Rút tiền về tài khoản ngân hàng" });
  await form.getByLabel("Ngân hàng").fill("Vietcombank");
  await form.getByLabel("Số tài khoản").fill("0123 4567 89");
  await form.getByLabel("Tên chủ tài khoản").fill("NGUYEN THANH MAI");
  await form.getByRole("button", { name: "Gửi yêu cầu rút tiền" }).click();
  await expect(page.getByText("Đang chờ chuyển", { exact: true })).toBeVisible();
  await expect(page.getByText(/Vietcombank, ••••6789/).first()).toBeVisible();
  const id = /RT\w{12}/.exec((await page.getByText(/RT\w{12}/).textContent()) ?? "")?.[0] ?? "";
  await recordPayout(shop, id, `FT-${id}`);
  await open(page, "/account/wallet");
  await expect(page.getByText("Đã chuyển", { exact: true })).toBeVisible();
});

test("a customer prints an order on one sheet", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "cash");
  await open(page, `/account/order-history/${order.id}`);
  await expect(page.getByText(/^Trả muộn: mỗi ngày sau ngày trả/)).toBeVisible();
  const sheet = await page.pdf({ format: "A4" });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});

test("a customer prints an unpaid order without its buttons", async ({ page, context, shop }) => {
  await signedIn(context, shop);
  const { order } = await anOrder(context, shop, "bank_transfer");
  await open(page, `/account/order-history/${order.id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Đổi địa chỉ giao" }).click();
  await expect(main.getByRole("button", { name: "Thôi" })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await seeDarkOnWhite(page);
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Thanh toán", exact: true })).toHaveCount(0);
});

test("a shopper reads why a payment was declined, and pays by another method", async ({ page, shop }) => {
  await goToCheckout(page, shop.url);
  await orderToPay(page, /Ví MoMo/);
  await decideAt(page, "MoMo thử nghiệm", "Từ chối");
  await expect(page.getByText(/^Số dư không đủ cho khoản này\./)).toBeVisible();
  await expect(page.getByRole("region", { name: "Thanh toán lại" })).toBeVisible();
});
