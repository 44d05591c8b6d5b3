import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { payOrder } from "@thuot-tha/shared/contracts/operations/order/pay-order";
import { getPaymentStatus } from "@thuot-tha/shared/contracts/operations/payment/get-payment-status";
import { eq } from "drizzle-orm";
import { payments } from "../db/schema/orders.ts";
import { sandboxPayments } from "../db/schema/sandbox.ts";
import { expireOrders } from "../order/cancel.ts";
import { staff } from "../testing/admin.ts";
import {
  fillWallet,
  gatewaysOf,
  goOnline,
  ledgerOf,
  placeOrder,
  referenceOf,
  waitingOrder,
} from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, newOrder } from "../testing/steps.ts";

const shop = useShop();
beforeAll(() => goOnline(shop));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const gateways = gatewaysOf(shop);
const late = "2026-12-01T03:30:00Z";
const noFailure = (error: unknown) => {
  throw error;
};
const expire = (iso: string) => expireOrders(shop.context, new Date(iso), noFailure);

type Waiting = Awaited<ReturnType<typeof waitingOrder>>;
const pay = ({ browser, order }: Waiting, paymentType: "cash" | "bank_transfer" | "momo" | "card" | "atm") =>
  browser.call(payOrder, { params: { orderId: order.id }, body: { paymentType } });
const orderOf = async ({ browser, order }: Waiting) =>
  (await browser.call(getOrder, { params: { orderId: order.id } })).body;
const notesOf = async ({ browser }: Waiting) => {
  const { body } = await browser.call(listWalletEntries, { query: {} });
  return body.items.map(({ kind, amount, note }) => [kind, amount, note]);
};
const messagesOf = async ({ browser }: Waiting) => {
  const { body } = await browser.call(listNotifications, { query: {} });
  return body.items.map(({ title }) => title).reverse();
};

let transaction = 9000;
/** Reports this payment as paid by its gateway. */
async function reportPaid(gateway: "momo" | "vnpay" | "bank", paymentId: string, amount = 880_000) {
  transaction += 1;
  return gateways[gateway]({ reference: await referenceOf(shop, paymentId), amount, transaction });
}

describe("payOrder", () => {
  it("reuses a pending payment, and creates a new one for another type", async () => {
    const waiting = await waitingOrder(shop, "card");
    const same = await pay(waiting, "card");
    expect(same.body.payment).toEqual(waiting.payment);
    const other = await pay(waiting, "momo");
    expect(other.body.payment).toMatchObject({ type: "momo", status: "PENDING", expiresAt: waiting.order.holdUntil });
    expect(await referenceOf(shop, other.body.payment.id)).toBe(`${waiting.order.id}P2`);
    expect(other.body.order).toMatchObject({ paymentType: "momo", status: "NOT_PAID" });
    expect(other.body.order.payments.map(({ type, status }) => [type, status])).toEqual([
      ["momo", "PENDING"],
      ["card", "PENDING"],
    ]);
    expect((await pay(waiting, "momo")).body.payment.id).toBe(other.body.payment.id);
  });

  it("returns to an older payment after several others", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    await pay(waiting, "card");
    const back = await pay(waiting, "bank_transfer");
    expect(back.body.payment).toEqual(waiting.payment);
    const { body } = await waiting.browser.call(getPaymentStatus, { params: { orderId: waiting.order.id } });
    expect(body.payment).toEqual(waiting.payment);
  });

  it("asks for what is left beside the wallet, which pays the order", async () => {
    const customer = await newCustomer(shop);
    await fillWallet(shop, customer.customerId, 300_000);
    const placed = await placeOrder(customer.browser, "bank_transfer", { useWallet: true });
    const waiting = { ...customer, ...placed.body };
    const { payment } = (await pay(waiting, "momo")).body;
    expect(payment.amount).toBe(580_000);
    await reportPaid("momo", payment.id, 580_000);
    expect(await orderOf(waiting)).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID" });
    expect(await ledgerOf(shop, customer.customerId)).toEqual([
      ["ADJUSTMENT", 300_000, 300_000],
      ["ORDER_PAYMENT", -300_000, 0],
    ]);
  });

  it("still accepts the older payment", async () => {
    const waiting = await waitingOrder(shop, "card");
    await pay(waiting, "bank_transfer");
    await reportPaid("vnpay", waiting.payment.id);
    const order = await orderOf(waiting);
    expect(order).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", paymentType: "card" });
    expect(order.payments.map(({ type, status }) => [type, status])).toEqual([
      ["bank_transfer", "FAILED"],
      ["card", "PAID"],
    ]);
  });

  it("confirms at once when cash is chosen", async () => {
    const waiting = await waitingOrder(shop, "card");
    const { body } = await pay(waiting, "cash");
    expect(body.order).toMatchObject({ status: "CONFIRMED", paymentType: "cash", paymentStatus: "PENDING" });
    expect(body.payment).toMatchObject({ type: "cash", status: "PENDING", amount: 880_000, expiresAt: null });
    expect(body.order.payments.map(({ type, status }) => [type, status])).toEqual([
      ["cash", "PENDING"],
      ["card", "FAILED"],
    ]);
    const { id } = waiting.order;
    expect(await messagesOf(waiting)).toEqual([`Đơn ${id} chờ thanh toán`, `Đã đặt đơn ${id}`]);
    // The older payment pays the order, so nothing is due on delivery.
    await reportPaid("vnpay", waiting.payment.id);
    const order = await orderOf(waiting);
    expect(order).toMatchObject({ status: "CONFIRMED", paymentType: "card", paymentStatus: "PAID" });
    expect(await notesOf(waiting)).toEqual([]);
  });

  it("answers with the cash payment when it is chosen again, and twice at once", async () => {
    const waiting = await waitingOrder(shop, "card");
    const answers = [...(await Promise.all([pay(waiting, "cash"), pay(waiting, "cash")])), await pay(waiting, "cash")];
    const id = answers[0]?.body.payment.id;
    expect(answers.map(({ status, body }) => [status, body.order?.status, body.payment?.id])).toEqual([
      [200, "CONFIRMED", id],
      [200, "CONFIRMED", id],
      [200, "CONFIRMED", id],
    ]);
    expect((await pay(waiting, "card")).error.code).toBe("ORDER_NOT_PAYABLE");
  });

  it("returns to the shopper's origin, or to PUBLIC_URL if set", async () => {
    const given = shop.context.config.configuredPublicUrl;
    shop.context.config.configuredPublicUrl = null;
    try {
      const waiting = await waitingOrder(shop, "bank_transfer");
      const answer = await shop.app.inject({
        method: "POST",
        url: `/v2/order/${waiting.order.id}/pay`,
        headers: { "x-client": "consumer", "x-forwarded-host": "shop.example", "x-forwarded-proto": "https" },
        cookies: Object.fromEntries(waiting.browser.cookies),
        payload: { paymentType: "card" },
      });
      const { origin, pathname, searchParams } = new URL(answer.json().payment.redirectUrl);
      expect(origin + pathname).toBe("https://shop.example/v2/sandbox/vnpay/paymentv2/vpcpay.html");
      expect(searchParams.get("vnp_ReturnUrl")).toBe(`https://shop.example/checkout/payment/${waiting.order.id}`);
    } finally {
      shop.context.config.configuredPublicUrl = given;
    }
  });

  it("accepts the customer's own unpaid orders only", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    const { browser } = await newCustomer(shop);
    expect((await pay({ ...waiting, browser }, "momo")).status).toBe(404);
    expect(await orderOf(waiting)).toMatchObject({
      paymentType: "bank_transfer",
      payments: [{ type: "bank_transfer" }],
    });
    const status = await browser.call(getPaymentStatus, { params: { orderId: waiting.order.id } });
    expect(status.status).toBe(404);
    await reportPaid("bank", waiting.payment.id);
    const again = await pay(waiting, "momo");
    expect([again.status, again.error.code]).toEqual([409, "ORDER_NOT_PAYABLE"]);
    const placed = await newOrder(shop, { variantId: "lotus-m" });
    expect((await pay(placed, "momo")).error.code).toBe("ORDER_NOT_PAYABLE");
  });

  it("is refused after the deadline, and cancels the order", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    shop.setNow(late);
    const { status, error } = await pay(waiting, "momo");
    expect([status, error.code]).toEqual([409, "ORDER_EXPIRED"]);
    expect((await orderOf(waiting)).status).toBe("CANCEL");
  });

  it("detects after the deadline that the order was paid", async () => {
    const waiting = await waitingOrder(shop, "momo");
    const paid = eq(sandboxPayments.reference, await referenceOf(shop, waiting.payment.id));
    await shop.context.db.update(sandboxPayments).set({ status: "PAID" }).where(paid);
    shop.setNow(late);
    const { status, error } = await pay(waiting, "card");
    expect([status, error.code, error.message]).toEqual([
      ...[409, "ORDER_NOT_PAYABLE", "Đơn này không cần thanh toán nữa."],
    ]);
    expect((await orderOf(waiting)).status).toBe("CONFIRMED");
  });
});

describe("expireOrders", () => {
  it("cancels overdue orders, releases their pieces and refunds the wallet's share", async () => {
    const customer = await newCustomer(shop);
    await fillWallet(shop, customer.customerId, 100_000);
    const line = { variantId: "lotus-s", dateFrom: "2027-08-10", dateTo: "2027-08-10" };
    const cartItemIds = [await addToCart(customer.browser, line)];
    const { body } = await placeOrder(customer.browser, "bank_transfer", { cartItemIds, useWallet: true });
    const waiting = { ...customer, ...body };
    expect(await expire("2026-12-01T03:29:59Z")).not.toContain(body.order.id);
    expect(await expire(late)).toContain(body.order.id);
    expect(await expire(late)).toEqual([]);
    const order = await orderOf(waiting);
    expect(order).toMatchObject({ status: "CANCEL", paymentStatus: "FAILED", holdUntil: null });
    expect(order.timeline.at(-1)).toMatchObject({
      status: "CANCEL",
      at: "2026-12-01T03:30:00.000Z",
      note: "Hết thời gian giữ món mà chưa thanh toán",
    });
    expect(await ledgerOf(shop, customer.customerId)).toEqual([
      ["ADJUSTMENT", 100_000, 100_000],
      ["ORDER_PAYMENT", -100_000, 0],
      ["ORDER_REFUND", 100_000, 100_000],
    ]);
    expect((await newOrder(shop, line)).order.status).toBe("CONFIRMED");
  });

  it("skips paid and cash orders, and may run concurrently", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    const paid = await waitingOrder(shop, "bank_transfer");
    await reportPaid("bank", paid.payment.id);
    const runs = await Promise.all([expire(late), expire(late), expire(late)]);
    expect(runs.flat()).toEqual([waiting.order.id]);
    expect((await orderOf(paid)).status).toBe("CONFIRMED");
    expect((await orderOf(waiting)).timeline).toHaveLength(2);
  });
});

describe("getPaymentStatus", () => {
  it("returns the state of the payment, and cancels the order after the deadline", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    const query = async () =>
      (await waiting.browser.call(getPaymentStatus, { params: { orderId: waiting.order.id } })).body;
    expect(await query()).toMatchObject({
      orderStatus: "NOT_PAID",
      holdUntil: "2026-12-01T03:30:00.000Z",
      payment: waiting.payment,
    });
    shop.setNow(late);
    expect(await query()).toMatchObject({ orderStatus: "CANCEL", holdUntil: null, payment: { status: "FAILED" } });
  });

  it("queries no gateway about a payment that it has not opened yet, and would report as failed", async () => {
    const { browser, order, payment } = await waitingOrder(shop, "zalopay");
    const { db } = shop.context;
    await db.delete(sandboxPayments).where(eq(sandboxPayments.reference, await referenceOf(shop, payment.id)));
    await db.update(payments).set({ redirectUrl: null }).where(eq(payments.id, payment.id));
    shop.setNow("2026-12-01T03:00:10Z");
    const { body } = await browser.call(getPaymentStatus, { params: { orderId: order.id } });
    expect(body.payment).toMatchObject({ id: payment.id, status: "PENDING" });
  });

  it("leaves a payment as it is whose gateway does not answer, or is closed by now", async () => {
    const { browser, order, payment } = await waitingOrder(shop, "momo");
    const { gateways: open } = shop.context;
    const keys = open.momo;
    const seen = [];
    for (const [now, momo] of [
      ["2026-12-01T03:00:10Z", { ...keys!, endpoint: "http://127.0.0.1:9" }],
      ["2026-12-01T03:00:20Z", null],
    ] as const) {
      shop.setNow(now);
      open.momo = momo;
      const { status, body } = await browser.call(getPaymentStatus, { params: { orderId: order.id } });
      seen.push([status, body.payment?.id, body.payment?.status]);
    }
    open.momo = keys;
    expect(seen).toEqual(Array(2).fill([200, payment.id, "PENDING"]));
  });

  it("lists the payment types that accept the rest, and why the others do not", async () => {
    const customer = await newCustomer(shop);
    await fillWallet(shop, customer.customerId, 879_500);
    const { body } = await placeOrder(customer.browser, "bank_transfer", { useWallet: true });
    const status = await customer.browser.call(getPaymentStatus, { params: { orderId: body.order.id } });
    const reasons = status.body.paymentTypes?.map(({ type, reason }) => [type, reason]);
    expect(reasons).toEqual([
      ["cash", null],
      ["bank_transfer", null],
      ["momo", "Ví MoMo nhận từ 1.000\u00a0₫ mỗi lần."],
      ["zalopay", "Ví ZaloPay nhận từ 1.000\u00a0₫ mỗi lần."],
      ["atm", "Thẻ ATM / Internet Banking nhận từ 5.000\u00a0₫ mỗi lần."],
      ["card", "Thẻ Visa / Master / JCB nhận từ 5.000\u00a0₫ mỗi lần."],
    ]);
    expect((await pay({ ...customer, ...body }, "momo")).error).toMatchObject({
      code: "PAYMENT_UNAVAILABLE",
      message: "Ví MoMo nhận từ 1.000\u00a0₫ mỗi lần. Bạn chọn cách khác nhé.",
    });
  });
});

describe("money that is received when it is no longer needed", () => {
  it("goes to the wallet when the order has expired, whose pieces stay free", async () => {
    const waiting = await waitingOrder(shop, "card");
    await expire(late);
    shop.setNow("2026-12-01T03:31:00Z");
    expect((await reportPaid("vnpay", waiting.payment.id)).body).toEqual({ RspCode: "00", Message: "Confirm Success" });
    const order = await orderOf(waiting);
    expect(order).toMatchObject({ status: "CANCEL", paymentStatus: "REFUNDED" });
    const note = `Tiền Thẻ Visa / Master / JCB đến sau khi đơn ${waiting.order.id} đã huỷ`;
    expect(order.refunds).toEqual([{ kind: "ADJUSTMENT", amount: 880_000, at: "2026-12-01T03:31:00.000Z", note }]);
    expect(await notesOf(waiting)).toEqual([["ADJUSTMENT", 880_000, note]]);
    expect(await messagesOf(waiting)).toEqual([
      `Đơn ${waiting.order.id} chờ thanh toán`,
      `Đơn ${waiting.order.id} đã hết thời gian giữ`,
      "880.000\u00a0₫ đã về ví của bạn",
    ]);
  });

  it("goes to the wallet when the customer has cancelled", async () => {
    const waiting = await waitingOrder(shop, "momo");
    await waiting.browser.call(cancelOrder, { params: { orderId: waiting.order.id } });
    await reportPaid("momo", waiting.payment.id);
    expect((await orderOf(waiting)).status).toBe("CANCEL");
    expect(await ledgerOf(shop, waiting.customerId)).toEqual([["ADJUSTMENT", 880_000, 880_000]]);
  });

  it("goes to the wallet when another payment has paid the order", async () => {
    const waiting = await waitingOrder(shop, "card");
    const other = await pay(waiting, "momo");
    await reportPaid("momo", other.body.payment.id);
    await reportPaid("vnpay", waiting.payment.id);
    const order = await orderOf(waiting);
    expect(order).toMatchObject({ status: "CONFIRMED", paymentStatus: "PAID", paymentType: "momo" });
    expect(order.timeline.map(({ status, note }) => [status, note])).toEqual([
      ["NOT_PAID", null],
      ["CONFIRMED", "Đã thanh toán bằng Ví MoMo"],
    ]);
    expect(await notesOf(waiting)).toEqual([
      ["ADJUSTMENT", 880_000, `Đơn ${waiting.order.id} đã được thanh toán, Thẻ Visa / Master / JCB trả thêm một lần`],
    ]);
  });

  it("counts while the pieces are still held, even just after the deadline", async () => {
    const waiting = await waitingOrder(shop, "card");
    shop.setNow(late);
    await reportPaid("vnpay", waiting.payment.id);
    expect((await orderOf(waiting)).status).toBe("CONFIRMED");
    expect(await expire("2026-12-01T04:00:00Z")).toEqual([]);
  });

  it("is settled once when cancelling and paying are concurrent", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    const [cancelled] = await Promise.all([
      waiting.browser.call(cancelOrder, { params: { orderId: waiting.order.id } }),
      reportPaid("bank", waiting.payment.id),
      expire(late),
    ]);
    expect([200, 409]).toContain(cancelled.status);
    const { status } = await orderOf(waiting);
    const kept = (await ledgerOf(shop, waiting.customerId)).reduce((sum, [, amount]) => sum + Number(amount), 0);
    expect({ status, kept }).toEqual(
      status === "CANCEL" ? { status, kept: 880_000 } : { status: "CONFIRMED", kept: 0 },
    );
  });
});

describe("the customer's notifications", () => {
  it("cover every step from the order to the deposit", async () => {
    const waiting = await waitingOrder(shop, "momo");
    const { id } = waiting.order;
    await gateways.momo({ reference: await referenceOf(shop, waiting.payment.id), amount: 880_000, failed: true });
    await reportPaid("momo", waiting.payment.id);
    for (const step of ["deliver", "arrived", "return", "done"]) await staff(shop, `order ${id} ${step}`);
    expect(await messagesOf(waiting)).toEqual([
      `Đơn ${id} chờ thanh toán`,
      `Thanh toán đơn ${id} chưa thành công`,
      `Đã nhận thanh toán đơn ${id}`,
      `Đơn ${id} đang được giao`,
      `Đơn ${id} đã đến tay bạn`,
      `Đã nhận lại món của đơn ${id}`,
      `Đơn ${id} đã hoàn tất`,
    ]);
    const { body } = await waiting.browser.call(listNotifications, { query: {} });
    const [line] = (await orderOf(waiting)).lines;
    const [year, month, day] = line!.period!.dateTo.split("-");
    const rented = body.items.find(({ title }) => title.endsWith("đã đến tay bạn"));
    expect(rented?.body).toBe(`Chúc bạn mặc đẹp! Nhớ gửi trả món vào ngày ${day}/${month}/${year}.`);
    expect(body.items[0]?.body).toBe("Cảm ơn bạn! Tiền cọc 500.000\u00a0₫ đã về ví của bạn.");
    expect(body.items.at(-1)?.body).toContain("10:30");
    expect(body.items.at(-1)?.link).toBe(`/checkout/payment/${id}`);
  });
});
