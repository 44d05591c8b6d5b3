import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import type { Browser } from "../testing/browser.ts";
import { gatewaysOf, goOnline, referenceOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newKey } from "../testing/steps.ts";

const shop = useShop();
beforeAll(() => goOnline(shop));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));
const gateways = gatewaysOf(shop);

const poor = "Số dư không đủ cho khoản này. Bạn nạp thêm tiền hoặc chọn cách khác nhé.";

const newsOf = async (browser: Browser) => {
  const { body } = await browser.call(listNotifications, { query: {} });
  return body.items[0]?.body;
};

describe("a declined payment", () => {
  it.each([
    ["momo", 1001],
    ["vnpay", 51],
  ] as const)("of an order says why on its pages and in the message: %s", async (gateway, code) => {
    const { browser, order, payment } = await waitingOrder(shop, gateway === "momo" ? "momo" : "atm");
    const reference = await referenceOf(shop, payment.id);
    await gateways[gateway]({ reference, amount: 880_000, failed: true, code });
    const params = { orderId: order.id };
    expect((await browser.call(getPaymentStatus, { params })).body.payment).toMatchObject({
      status: "FAILED",
      failure: poor,
    });
    expect((await browser.call(getOrder, { params })).body.payments[0]?.failure).toBe(poor);
    expect(await newsOf(browser)).toBe(`${poor} Món vẫn được giữ đến 10:30, 01/12/2026.`);
  });

  it("of an order whose deadline has come says nothing more", async () => {
    const { browser, order, payment } = await waitingOrder(shop, "momo");
    shop.setNow("2026-12-01T03:30:00Z");
    await gateways.momo({ reference: await referenceOf(shop, payment.id), amount: 880_000, failed: true });
    const { items } = (await browser.call(listNotifications, { query: {} })).body;
    expect(items.map(({ title }) => title)).toEqual([`Đơn ${order.id} chờ thanh toán`]);
  });

  it("that is paid after all has no reason any more", async () => {
    const { browser, order, payment } = await waitingOrder(shop, "momo");
    const reference = await referenceOf(shop, payment.id);
    await gateways.momo({ reference, amount: 880_000, failed: true, code: 1001 });
    await gateways.momo({ reference, amount: 880_000, transaction: 90_001 });
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body.payments[0]).toMatchObject({ status: "PAID", failure: null });
  });

  it("of a membership names the reason", async () => {
    const { browser } = await newCustomer(shop);
    const { items } = (await browser.call(listPackages, {})).body;
    const { payment } = (
      await browser.call(joinPackage, {
        headers: { "idempotency-key": newKey() },
        body: { membershipPackageId: items[0]!.id, paymentType: "card" },
      })
    ).body;
    const reference = await referenceOf(shop, payment.id);
    await gateways.vnpay({ reference, amount: payment.amount, failed: true, code: 51 });
    const { body } = await browser.call(getMembershipPayment, { params: { paymentId: payment.id } });
    expect(body.payment).toMatchObject({ status: "FAILED", failure: poor });
    expect(await newsOf(browser)).toBe(poor);
  });
});
