import { readFile } from "node:fs/promises";
import {
  becomeCustomer,
  decideAt,
  goToCheckout,
  haveAddress,
  haveDressInCart,
  onlyOrder,
  orderToPay,
  seeOrderPlaced,
} from "../../steps/checkout.ts";
import { open, ready, seeDarkOnWhite } from "../../steps/shopping.ts";
import { expect, test } from "../../support/shop.ts";

const gateways = [
  { method: "Ví MoMo", brand: "MoMo", gateway: "MoMo thử nghiệm" },
  { method: "Ví ZaloPay", brand: "ZaloPay", gateway: "ZaloPay thử nghiệm" },
  { method: "Thẻ ATM", brand: "VNPAY", gateway: "VNPAY thử nghiệm" },
  { method: "Thẻ Visa / Master / JCB", brand: "VNPAY", gateway: "VNPAY thử nghiệm" },
];

for (const { method, brand, gateway } of gateways) {
  test(`a customer can pay by ${method}`, async ({ page, shop }) => {
    await goToCheckout(page, shop.url);
    await orderToPay(page, new RegExp(method));
    await decideAt(page, gateway, "Thanh toán");
    await seeOrderPlaced(page);
    const order = await onlyOrder(page, shop.url);
    expect([order.status, order.paymentStatus]).toEqual(["CONFIRMED", "PAID"]);
  });

  test(`a customer whose payment by ${method} is declined, cancelled and left can still pay`, async ({
    page,
    shop,
  }) => {
    await goToCheckout(page, shop.url);
    await orderToPay(page, new RegExp(method));
    for (const decision of ["Từ chối", "Huỷ"] as const) {
      await decideAt(page, gateway, decision);
      await expect(page.getByRole("heading", { name: "Thanh toán lại" })).toBeVisible();
      // The shop knows the declined payment before another attempt begins.
      await expect(page.getByText("Thanh toán chưa thành công")).toBeVisible();
      await page.getByRole("button", { name: `Thanh toán bằng ${method}` }).click();
    }
    await expect(page.getByRole("heading", { level: 1, name: gateway })).toBeVisible();
    const { id } = await onlyOrder(page, shop.url);

    const tab = await page.context().newPage();
    await page.close();
    await tab.goto(`/checkout/payment/${id}`);
    await ready(tab);
    await tab.getByRole("link", { name: `Mở ${brand}` }).click();
    await decideAt(tab, gateway, "Thanh toán");
    await seeOrderPlaced(tab);
    const order = await onlyOrder(tab, shop.url);
    expect(order.payments.map(({ status }) => status)).toEqual(["PAID", "FAILED", "FAILED"]);
  });
}

test("a customer whose gateway does not answer can stop, and open it again", async ({ page, network }) => {
  await becomeCustomer(page, network.url);
  await haveAddress(page, network.url);
  await haveDressInCart(page, network.url);
  await open(page, `${network.url}/checkout/payment`);
  network.break(/\/sandbox\/momo\/pay/, "hangs");
  const browser = await page.context().newCDPSession(page);
  const asked = page.waitForRequest(/\/sandbox\/momo\/pay/);
  await orderToPay(page, /Ví MoMo/);
  await asked;
  // Presses the browser's stop button.
  await browser.send("Page.stopLoading");
  network.mend();
  await expect(page.getByRole("heading", { name: "Đang chuyển bạn đến MoMo" })).toBeVisible();
  await page.getByRole("link", { name: "Mở MoMo" }).click();
  await decideAt(page, "MoMo thử nghiệm", "Thanh toán");
  await seeOrderPlaced(page);
});

test("a customer who pays by transfer sees when the money has arrived, and saves the order", async ({ page, shop }) => {
  await goToCheckout(page, shop.url);
  await orderToPay(page, /Chuyển khoản/);
  await expect(page.getByRole("img", { name: /^Mã VietQR/ })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^(29|30):\d\d$/);
  const { id, payable } = await onlyOrder(page, shop.url);
  await expect(page.getByText("Nội dung", { exact: true }).locator("+ dd")).toContainText(id);

  const bank = await page.context().newPage();
  const transfer = async (decision: "Thanh toán" | "Từ chối" | "Huỷ", amount = payable) => {
    await bank.goto(`/v2/sandbox/bank?${new URLSearchParams({ memo: id, amount: String(amount) })}`);
    await decideAt(bank, "Ngân hàng thử nghiệm", decision);
    await expect(bank.getByRole("status")).toBeVisible();
  };
  await transfer("Từ chối");
  await transfer("Huỷ");
  await expect(page.getByRole("img", { name: /^Mã VietQR/ })).toBeVisible();
  await transfer("Thanh toán");
  await seeOrderPlaced(page);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Thêm vào lịch" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`thuot-tha-${id}.ics`);
  const calendar = await readFile(await file.path(), "utf8");
  expect(calendar.match(/^SUMMARY:.+/gm)?.map((title) => title.slice(8, 30))).toEqual([
    expect.stringContaining("Thướt Tha giao"),
    expect.stringContaining("Mặc "),
    expect.stringContaining("Thướt Tha nhận lại"),
  ]);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner")).toBeHidden();
  await seeDarkOnWhite(page);
  await expect(page.getByRole("button", { name: "In đơn" })).toBeHidden();
  await expect(page.getByText(id).first()).toBeVisible();
});

test("a customer who closes the tab of a transfer finds it again, and can pay in another way", async ({
  page,
  shop,
}) => {
  await goToCheckout(page, shop.url);
  await orderToPay(page, /Chuyển khoản/);
  await expect(page.getByRole("img", { name: /^Mã VietQR/ })).toBeVisible();
  const { id } = await onlyOrder(page, shop.url);
  const tab = await page.context().newPage();
  await page.close();

  await tab.goto(`/checkout/payment/${id}`);
  await expect(tab.getByRole("img", { name: /^Mã VietQR/ })).toBeVisible();
  await tab.locator("summary", { hasText: "Chọn cách thanh toán khác" }).click();
  await tab.getByRole("radio", { name: /Tiền mặt/ }).check();
  await tab.getByRole("button", { name: "Trả tiền mặt khi nhận" }).click();
  await seeOrderPlaced(tab);
});

test("a customer who comes back from paying elsewhere never pays twice", async ({ page, shop }) => {
  await goToCheckout(page, shop.url);
  await orderToPay(page, /MoMo/);
  const pay = page.url();
  await decideAt(page, "MoMo thử nghiệm", "Thanh toán");
  await seeOrderPlaced(page);
  await page.goto(pay.includes("/v2/sandbox") ? pay : "/checkout");
  const { id } = await onlyOrder(page, shop.url);
  await page.goto(`/checkout/payment/${id}`);
  await seeOrderPlaced(page);
  expect((await onlyOrder(page, shop.url)).payments).toHaveLength(1);
});
