import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { requestPayout } from "../customer/payouts.ts";
import { runAdmin, staff } from "../testing/admin.ts";
import type { Browser } from "../testing/browser.ts";
import { handOver, mixedRental, piecesOf, step } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, goOnline, ledgerOf, referenceOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { joinMembership, newCustomer, newOrder } from "../testing/steps.ts";

const shop = useShop();
const gateways = gatewaysOf(shop);
beforeAll(() => goOnline(shop));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const emailOf = async (browser: Browser) => (await browser.call(getMe, {})).body.user.email;
const why = "Khách gọi đến yêu cầu";
const customer = (email: string, ...words: string[]) => runAdmin(shop, ["customer", email, ...words]);
const erase = (email: string) => customer(email, "erase", "--why", why);
const refusal = (open: string) => ({ lines: [`Chưa xoá được dữ liệu của khách này: ${open}.`], code: 1 });

/** A customer whose order by MoMo is cancelled while the page of its payment is open. */
async function cancelledAtMomo() {
  const waiting = await waitingOrder(shop, "momo");
  const { browser, order, payment } = waiting;
  await browser.call(cancelOrder, { params: { orderId: order.id } });
  const pay = async (transaction: number) =>
    gateways.momo({ reference: await referenceOf(shop, payment.id), amount: 880_000, transaction });
  return { ...waiting, email: await emailOf(browser), pay };
}

describe("erasing a customer is refused", () => {
  it("while an order is neither done nor cancelled", async () => {
    const { browser, order } = await newOrder(shop, {
      ...{ variantId: "moon-free", dateFrom: "2027-04-10", dateTo: "2027-04-10" },
    });
    const email = await emailOf(browser);
    // Its cash is paid at the door.
    expect(await erase(email)).toEqual(refusal(`đơn chưa xong (${order.id}); khoản thanh toán đang chờ`));
    expect(await emailOf(browser)).toBe(email);
    await staff(shop, `order ${order.id} cancel --why Hết`);
    expect((await erase(email)).code).toBe(0);
  });

  it("while a membership runs, or follows", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    expect(await erase(await emailOf(browser))).toEqual(refusal("gói thành viên còn hạn"));
  });

  it("while money is in the wallet, or on its way out of it", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const email = await emailOf(browser);
    await fillWallet(shop, customerId, 500_000);
    expect(await erase(email)).toEqual(refusal("ví còn 500.000\u00a0₫, cần chuyển cho khách"));
    const account = { bank: "Vietcombank", accountNumber: "0123456789", accountName: "NGUYEN THI AN" };
    const { id } = await requestPayout(shop.context, { customerId, amount: 500_000, ...account });
    expect(await erase(email)).toEqual(refusal("yêu cầu rút tiền đang chờ"));
    await staff(shop, `payout ${id} paid FT-wallet`);
    shop.setNow("2026-12-08T03:00:00Z");
    expect((await erase(email)).code).toBe(0);
  });

  it("until a day after the end of a payment, whose transfer may still come", async () => {
    const { browser } = await newCustomer(shop);
    const email = await emailOf(browser);
    await browser.call(joinPackage, {
      headers: {},
      body: { membershipPackageId: "gam", paymentType: "bank_transfer" },
    });
    shop.setNow("2026-12-02T03:00:00Z");
    expect(await erase(email)).toEqual(refusal("khoản thanh toán đang chờ"));
    shop.setNow("2026-12-02T04:00:00Z");
    expect((await erase(email)).code).toBe(0);
  });

  it("for an unknown customer, without a reason, and with other words", async () => {
    expect(await erase("nobody@example.com")).toEqual({ lines: ["No customer has nobody@example.com."], code: 1 });
    const { browser } = await newCustomer(shop);
    const email = await emailOf(browser);
    expect(await customer(email, "erase")).toEqual({ lines: ["--why: give the reason."], code: 1 });
    expect((await customer(email)).code).toBe(2);
    expect((await customer(email, "delete", "--why", why)).code).toBe(2);
    expect((await customer(email, "erase", "now", "--why", why)).code).toBe(2);
  });
});

describe("erasing a customer", () => {
  it("waits for a day after the end of a failed payment whose page at the gateway was open", async () => {
    const { email, pay, customerId } = await cancelledAtMomo();
    const refused = refusal("khoản thanh toán đang chờ");
    expect(await erase(email)).toEqual(refused);
    shop.setNow("2026-12-02T03:29:59Z");
    expect(await erase(email)).toEqual(refused);
    await pay(5551);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 880_000, 880_000]]);

    shop.setNow("2026-12-01T03:00:00Z");
    const other = await cancelledAtMomo();
    shop.setNow("2026-12-02T03:30:00Z");
    expect((await erase(other.email)).code).toBe(0);
  });

  it("waits as long for a transfer for an order that was cancelled", async () => {
    const { browser, order } = await waitingOrder(shop, "bank_transfer");
    const email = await emailOf(browser);
    await browser.call(cancelOrder, { params: { orderId: order.id } });
    shop.setNow("2026-12-02T03:29:59Z");
    expect(await erase(email)).toEqual(refusal("khoản thanh toán đang chờ"));
    shop.setNow("2026-12-02T03:30:00Z");
    expect((await erase(email)).code).toBe(0);
  });
});

describe("erasing a customer whose money may come back", () => {
  it("waits until the bank no longer sends a payout back, and while the wallet has one that came back", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const email = await emailOf(browser);
    await fillWallet(shop, customerId, 400_000);
    const account = { bank: "Vietcombank", accountNumber: "0123456789", accountName: "NGUYEN THI AN" };
    const payOut = async (transaction: string) => {
      const { id } = await requestPayout(shop.context, { customerId, amount: 400_000, ...account });
      await staff(shop, `payout ${id} paid ${transaction}`);
      return id;
    };
    const first = await payOut("FT-back-1");
    const transferred = (on: string, from: string) =>
      refusal(`tiền rút chuyển ngày ${on}, ngân hàng còn có thể trả lại (xoá được từ ngày ${from})`);
    expect(await erase(email)).toEqual(transferred("01/12/2026", "08/12/2026"));
    shop.setNow("2026-12-07T16:59:59Z");
    expect(await erase(email)).toEqual(transferred("01/12/2026", "08/12/2026"));
    await staff(shop, `payout ${first} failed --why closed`);
    expect(await erase(email)).toEqual(refusal("ví còn 400.000\u00a0₫, cần chuyển cho khách"));
    await payOut("FT-back-2");
    shop.setNow("2026-12-13T16:59:59Z");
    expect(await erase(email)).toEqual(transferred("07/12/2026", "14/12/2026"));
    shop.setNow("2026-12-13T17:00:00Z");
    expect((await erase(email)).code).toBe(0);
  });

  it("waits until staff have checked what the bank reports otherwise of a transfer", async () => {
    const [other, { browser, order }] = [
      await waitingOrder(shop, "bank_transfer"),
      await waitingOrder(shop, "bank_transfer"),
    ];
    const email = await emailOf(browser);
    await staff(shop, `transfer ${other.order.id} received FT5553`);
    const report = { reference: order.id, amount: order.totals.total, transaction: 5553 };
    expect((await gateways.bank(report)).body).toEqual({ outcome: "contradicted" });
    await browser.call(cancelOrder, { params: { orderId: order.id } });
    shop.setNow("2026-12-02T03:30:00Z");
    expect(await erase(email)).toEqual(refusal(`khoản chuyển mà ngân hàng báo khác, cần đối chiếu (${order.id})`));
    await staff(shop, `transfer ${order.id} checked FT5553 --why x`);
    expect((await erase(email)).code).toBe(0);
  });
});

describe("an erased customer", () => {
  it("is refunded nothing by staff", async () => {
    const { browser, order, customerId } = await newOrder(shop, { variantId: "lotus-m" });
    for (const word of ["deliver", "arrived"]) await step(shop, order.id, word);
    expect((await erase(await emailOf(browser))).code).toBe(0);
    expect(await staff(shop, `order ${order.id} refund 100000 --why x`)).toBe(
      `Khách của đơn ${order.id} đã được xoá, không còn ví để hoàn tiền.`,
    );
    expect(await ledgerOf(shop, customerId)).toEqual([]);
  });

  it("is sent no letter about money that comes later", async () => {
    const { browser, order, customerId } = await waitingOrder(shop, "bank_transfer");
    const email = await emailOf(browser);
    await browser.call(cancelOrder, { params: { orderId: order.id } });
    shop.setNow("2026-12-02T03:30:00Z");
    expect((await erase(email)).code).toBe(0);
    await gateways.bank({ reference: order.id, amount: 800_000, transaction: 5552 });
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 800_000, 800_000]]);
    expect((await shop.letters()).filter(({ to }) => to.startsWith("erased-"))).toEqual([]);
  });
});

describe("the export of a customer's data", () => {
  it("has the rentals that were not delivered, too", async () => {
    const { browser, order, lineIds } = await mixedRental(shop, [
      { variantId: "moon-free", dateFrom: "2027-05-12", dateTo: "2027-05-12" },
      { variantId: "lotus-m", dateFrom: "2027-05-12", dateTo: "2027-05-12" },
    ]);
    await handOver(shop, order.id);
    const [piece] = await piecesOf(shop, lineIds[1]!);
    await staff(shop, `order ${order.id} undelivered ${piece} --why x`);
    const { lines } = await runAdmin(shop, ["customer", await emailOf(browser), "export"]);
    const [exported] = JSON.parse(lines.join("\n")).orders;
    expect(exported.lines).toMatchObject([
      { id: lineIds[0], undelivered: false },
      { id: lineIds[1], undelivered: true },
    ]);
  });
});
