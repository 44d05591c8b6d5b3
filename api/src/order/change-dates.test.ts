import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { listLineDates } from "@thuot-tha/shared/contracts/operations/order/list-line-dates";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { bookingsOf, change, handOver, paidRental, piecesOf, quoteChange } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, ledgerOf, referenceOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey, newOrder } from "../testing/steps.ts";

const shop = useShop();
const gateways = gatewaysOf(shop);
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const move = (lineId: string, dateFrom: string, dateTo = dateFrom) => ({
  kind: "DATES" as const,
  lineId,
  dateFrom,
  dateTo,
});

describe("changing the dates of an order", () => {
  it("costs nothing for as many days, and frees the old ones", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-01-10", "2027-01-11");
    const { status, body } = await change(browser, order.id, move(lineId, "2027-01-12", "2027-01-13"));
    expect(status).toBe(200);
    expect(body.change).toMatchObject({ kind: "DATES", status: "DONE", amount: 0, payment: null });
    expect((await change(browser, order.id, move(lineId, "2027-01-12", "2027-01-13"))).body).toEqual(body);
    expect(body.order.lines[0]).toMatchObject({ dateFrom: "2027-01-12", dateTo: "2027-01-13", total: 550_000 });
    expect(await bookingsOf(shop, lineId)).toEqual([
      ["lotus-s-rental-1", "[2027-01-12,2027-01-14)", "[2027-01-11,2027-01-16)"],
    ]);
    expect(
      (await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-01-08", dateTo: "2027-01-08" })).order.status,
    ).toBe("CONFIRMED");
  });

  it("is another change when the order moves once more for nothing", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-m", "2027-01-20");
    await change(browser, order.id, move(lineId, "2027-01-21"));
    const { body } = await change(browser, order.id, move(lineId, "2027-01-22"));
    expect(body.order.lines[0]).toMatchObject({ dateFrom: "2027-01-22", dateTo: "2027-01-22" });
    expect(body.order.changes?.map(({ dateFrom, amount }) => [dateFrom, amount])).toEqual([
      ["2027-01-22", 0],
      ["2027-01-21", 0],
    ]);
  });

  it("takes another piece where the old one is booked", async () => {
    const { browser, order, lineId } = await paidRental(shop, "moon-free", "2027-01-10");
    const piece = await piecesOf(shop, lineId);
    // The next renter has the same piece, because it leaves the least time between two rentals.
    const next = await paidRental(shop, "moon-free", "2027-01-14");
    expect(await piecesOf(shop, next.lineId)).toEqual(piece);
    await change(browser, order.id, move(lineId, "2027-01-13"));
    expect(await piecesOf(shop, lineId)).not.toEqual(piece);
    expect(await piecesOf(shop, next.lineId)).toEqual(piece);
  });

  it("is refused where no piece is free, and by the shop's rules", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-02-10");
    await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-02-20", dateTo: "2027-02-20" });
    const taken = await change(browser, order.id, move(lineId, "2027-02-19"));
    expect([taken.status, taken.error.code]).toEqual([409, "DATE_TAKEN"]);
    const past = await change(browser, order.id, move(lineId, "2026-12-01"));
    expect([past.error.code, past.error.message]).toEqual([
      "DATES_NOT_POSSIBLE",
      "Để kịp giao hàng, bạn chọn từ ngày 02/12/2026.",
    ]);
    const same = await quoteChange(browser, order.id, move(lineId, "2027-02-10"));
    expect(same.body.reason).toBe("Đơn đang đặt đúng những ngày này.");
  });

  it("shows the line's own days as free in its calendar", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-03-10");
    const { body } = await browser.call(listLineDates, { params: { orderId: order.id, lineId } });
    expect(body.invalidDates.filter(({ dateFrom }) => dateFrom.startsWith("2027-03"))).toEqual([]);
    expect(body).toMatchObject({ firstDate: "2026-12-02", maxDays: 30 });
  });

  it("refunds fewer days by the cancellation terms of that day", async () => {
    // The period begins on 9 December, 8 days away: 70 %.
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2026-12-10", "2026-12-12");
    const { body: quote } = await quoteChange(browser, order.id, move(lineId, "2026-12-10"));
    expect(quote).toMatchObject({ amount: -70_000, refundPercent: 70, payable: 0 });
    const { body } = await change(browser, order.id, move(lineId, "2026-12-10"));
    expect(body.order.totals).toMatchObject({ rentalTotal: 530_000, total: 1_560_000 });
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 70_000, 70_000]]);
    expect(body.order.refunds).toMatchObject([
      { kind: "ADJUSTMENT", amount: 70_000, note: `Đổi đơn ${order.id}: hoàn phần chênh lệch` },
    ]);
    const text =
      "Đầm lụa Sen. Ngày mặc: 10/12/2026. Giao – trả: 09/12/2026 – 11/12/2026. 70.000\u00a0₫ đã về ví của bạn.";
    expect((await browser.call(listNotifications, { query: {} })).body.items[0]?.body).toBe(text);
    expect((await shop.letters()).at(-1)?.text).toContain(text);
    // Together as much as cancelling alone: 70 % of 600 000 and of the delivery's 30 000, and the deposit of 1 000 000.
    await browser.call(cancelOrder, { params: { orderId: order.id } });
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ADJUSTMENT", 70_000, 70_000],
      ["ORDER_REFUND", 1_371_000, 1_441_000],
    ]);
  });

  it("keeps the share that cancelling refunded on the day of the change", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-m", "2026-12-10");
    const moved = await change(browser, order.id, move(lineId, "2027-05-10"));
    expect(moved.body.order.cancel).toEqual({ allowed: true, percent: 70, refund: 1_371_000, maxPercent: 70 });
    const { body } = await browser.call(cancelOrder, { params: { orderId: order.id } });
    expect(body.status).toBe("CANCEL");
    // 70 % of 530 000, and the deposit of 1 000 000.
    expect(await ledgerOf(shop, customerId)).toEqual([["ORDER_REFUND", 1_371_000, 1_371_000]]);
  });

  it("takes more days from the wallet, returns fewer to it, and gives all back when the order is cancelled in time", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-04-10");
    await fillWallet(shop, customerId, 60_000);
    const longer = await change(browser, order.id, move(lineId, "2027-04-10", "2027-04-11"), { useWallet: true });
    expect(longer.body.order.walletUsed).toBe(50_000);
    const shorter = await change(browser, order.id, move(lineId, "2027-04-12"));
    expect(shorter.body.order.walletUsed).toBe(0);
    await change(browser, order.id, move(lineId, "2027-04-12", "2027-04-13"), { useWallet: true });
    await browser.call(cancelOrder, { params: { orderId: order.id } });
    const amounts = (await ledgerOf(shop, customerId)).map(([, amount]) => amount);
    expect(amounts).toEqual([60_000, -50_000, 50_000, -50_000, 1_580_000]);
    expect(await bookingsOf(shop, lineId)).toEqual([]);
  });

  it("ends a change that waits for its payment when the order is cancelled", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-06-10");
    await change(browser, order.id, move(lineId, "2027-06-20", "2027-06-22"), { paymentType: "momo" });
    const { body } = await browser.call(cancelOrder, { params: { orderId: order.id } });
    expect(body.changes).toMatchObject([{ status: "CANCEL", payment: { status: "FAILED" } }]);
    expect(await bookingsOf(shop, lineId)).toEqual([]);
  });

  it("shows its payment as refunded when the order is cancelled with a refund", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-07-20");
    const { body } = await change(browser, order.id, move(lineId, "2027-07-20", "2027-07-22"), {
      paymentType: "bank_transfer",
    });
    const { id, payment } = body.change;
    await gateways.bank({ reference: id, amount: payment!.amount, transaction: 42_005 });
    const { body: cancelled } = await browser.call(cancelOrder, { params: { orderId: order.id } });
    expect(cancelled.changes).toMatchObject([{ status: "DONE", payment: { status: "REFUNDED" } }]);
    expect(cancelled.paymentStatus).toBe("REFUNDED");
  });

  it("is refused once the order is on its way", async () => {
    const { browser, order, lineId } = await paidRental(shop, "lotus-s", "2027-07-10");
    await handOver(shop, order.id);
    const late = await change(browser, order.id, move(lineId, "2027-07-12"));
    expect([late.status, late.error.message]).toEqual([409, "Đơn đã giao nên không đổi ngày được nữa."]);
  });
});

describe("changing the dates of an order that is not paid yet", () => {
  it("changes what is paid on its delivery", async () => {
    const other = await newOrder(shop, { variantId: "lotus-s", dateFrom: "2027-08-10", dateTo: "2027-08-10" });
    const { browser, order } = await newOrder(shop, {
      variantId: "lotus-m",
      dateFrom: "2027-08-10",
      dateTo: "2027-08-10",
    });
    const { body } = await change(browser, order.id, move(order.lines[0]!.id, "2027-08-12", "2027-08-14"));
    expect(body.order).toMatchObject({ payable: 1_630_000, paymentStatus: "PENDING", totals: { total: 1_630_000 } });
    expect(body.order.payments).toMatchObject([{ type: "cash", amount: 1_630_000, status: "PENDING" }]);
    const { body: others } = await other.browser.call(getOrder, { params: { orderId: other.order.id } });
    expect(others.payments).toMatchObject([{ type: "cash", amount: 1_530_000 }]);
  });

  it("changes the sum of a bank transfer", async () => {
    const { browser, order } = await waitingOrder(shop, "bank_transfer");
    const { dateFrom, id } = order.lines[0]!;
    await change(
      browser,
      order.id,
      move(
        id,
        dateFrom!,
        dateFrom!.replace(/\d\d$/, (day) => String(Number(day) + 1)),
      ),
    );
    const reported = await gateways.bank({ reference: order.id, amount: 915_000, transaction: 42_001 });
    expect(reported.body).toEqual({ outcome: "counted" });
  });

  it("changes the sum of a bank transfer that another payment was chosen after", async () => {
    const { browser, order } = await waitingOrder(shop, "bank_transfer");
    await browser.call(payOrder, { params: { orderId: order.id }, body: { paymentType: "cash" } });
    await change(browser, order.id, move(order.lines[0]!.id, "2027-09-20", "2027-09-22"));
    const reported = await gateways.bank({ reference: order.id, amount: 950_000, transaction: 42_004 });
    expect(reported.body).toEqual({ outcome: "counted" });
  });

  it("does not count money for the old price, which goes to the wallet, and shows the open attempt", async () => {
    const { browser, customerId, order, payment } = await waitingOrder(shop, "card");
    const reference = await referenceOf(shop, payment.id);
    const changed = await change(browser, order.id, move(order.lines[0]!.id, "2027-09-10", "2027-09-12"));
    expect(changed.body.order.payments).toMatchObject([{ type: "card", status: "FAILED", amount: 880_000 }]);
    const reported = await gateways.vnpay({ reference, amount: 880_000, transaction: 42_002 });
    expect(reported.status).toBe(200);
    const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
    expect(body).toMatchObject({ status: "NOT_PAID", payable: 950_000 });
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 880_000, 880_000]]);
    const params = { orderId: order.id };
    const shown = async () => (await browser.call(getPaymentStatus, { params })).body.payment;
    await browser.call(payOrder, { params, body: { paymentType: "card" } });
    await gateways.vnpay({ reference, amount: 880_000, transaction: 42_003 });
    expect(await shown()).toMatchObject({ type: "card", status: "PENDING", amount: 950_000 });
    await browser.call(payOrder, { params, body: { paymentType: "bank_transfer" } });
    expect(await shown()).toMatchObject({ type: "bank_transfer", status: "PENDING", amount: 950_000 });
    await browser.call(payOrder, { params, body: { paymentType: "cash" } });
    const { body: confirmed } = await browser.call(getOrder, { params });
    expect(confirmed).toMatchObject({ status: "CONFIRMED", paymentStatus: "PENDING", payable: 950_000 });
    const { body: cancelled } = await browser.call(cancelOrder, { params });
    expect(cancelled).toMatchObject({ status: "CANCEL", paymentStatus: "REFUNDED" });
  });

  it("confirms the order when the wallet has paid the new price, and returns the rest", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await fillWallet(shop, customerId, 1_600_000);
    const cartItemIds = [
      await addToCart(browser, { variantId: "lotus-m", dateFrom: "2027-11-10", dateTo: "2027-11-12" }),
    ];
    const { body: placed } = await browser.call(createOrder, {
      headers: { "idempotency-key": newKey() },
      body: { cartItemIds, addressId: await newAddress(browser), paymentType: "bank_transfer", useWallet: true },
    });
    expect(placed.order).toMatchObject({ status: "NOT_PAID", payable: 30_000 });
    const { body } = await change(browser, placed.order.id, move(placed.order.lines[0]!.id, "2027-11-10"));
    expect(body.order).toMatchObject({ status: "CONFIRMED", payable: 0, paymentStatus: "PAID", walletUsed: 1_530_000 });
    expect((await ledgerOf(shop, customerId)).at(-1)).toEqual(["ADJUSTMENT", 70_000, 70_000]);
    expect((await browser.call(listNotifications, { query: {} })).body.items[0]?.body).toContain(
      " 30.000\u00a0₫ trừ khỏi giá đơn. 70.000\u00a0₫ đã về ví của bạn.",
    );
  });
});
