import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import type { FastifyInstance } from "fastify";
import { createApp } from "../app.ts";
import { gatewaysOf, goOnline, ledgerOf, referenceOf, waitingOrder } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";

const shop = useShop();
/** Log lines during notifications. */
const lines: { gateway?: string; outcome?: string; level: number }[] = [];
let logging: FastifyInstance;
beforeAll(async () => {
  await goOnline(shop);
  const config = { ...shop.context.config, logLevel: "info" };
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  logging = await createApp({ ...shop.context, config }, shop.hub, { logStream });
});
afterAll(() => logging.close());

const gateways = gatewaysOf(shop, () => logging);
const warnLevel = 40;
const infoLevel = 30;

/** The log line of the last notification. */
function logged() {
  const { gateway, outcome, level } = lines.filter((line) => line.outcome).at(-1)!;
  return [gateway, outcome, level];
}

const statusOf = async ({ browser, order }: Awaited<ReturnType<typeof waitingOrder>>) => {
  const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
  return [body.status, body.paymentStatus];
};

let transactions = 1000;

const answers = [
  {
    gateway: "momo",
    type: "momo" as PaymentType,
    ok: { status: 204, body: null },
    again: { status: 204, body: null },
    forged: { status: 400, body: null },
    unknown: { status: 204, body: null },
  },
  {
    gateway: "zalopay",
    type: "zalopay" as PaymentType,
    ok: { status: 200, body: { return_code: 1, return_message: "counted" } },
    again: { status: 200, body: { return_code: 1, return_message: "repeated" } },
    forged: { status: 200, body: { return_code: -1, return_message: "untrusted" } },
    unknown: { status: 200, body: { return_code: -1, return_message: "unknown" } },
  },
  ...(["atm", "card"] as const).map((type) => ({
    gateway: "vnpay",
    type: type as PaymentType,
    ok: { status: 200, body: { RspCode: "00", Message: "Confirm Success" } },
    again: { status: 200, body: { RspCode: "02", Message: "Order already confirmed" } },
    forged: { status: 200, body: { RspCode: "97", Message: "Invalid checksum" } },
    unknown: { status: 200, body: { RspCode: "01", Message: "Order not found" } },
  })),
  {
    gateway: "bank",
    type: "bank_transfer" as PaymentType,
    ok: { status: 200, body: { outcome: "counted" } },
    again: { status: 200, body: { outcome: "repeated" } },
    forged: { status: 401, body: { outcome: "untrusted" } },
    unknown: { status: 404, body: { outcome: "unknown" } },
  },
];

describe.each(answers)("a notification of $gateway for $type", ({ gateway, type, ok, again, forged, unknown }) => {
  const notify = gateways[gateway as keyof typeof gateways];

  it("confirms its order and no other, once, even if it is repeated", async () => {
    const other = await waitingOrder(shop, type);
    const waiting = await waitingOrder(shop, type);
    expect(waiting.order).toMatchObject({
      status: "NOT_PAID",
      holdUntil: "2026-12-01T03:30:00.000Z",
      payable: 880_000,
    });
    transactions += 1;
    const notification = {
      reference: await referenceOf(shop, waiting.payment.id),
      amount: 880_000,
      transaction: transactions,
    };
    expect(await notify(notification)).toEqual(ok);
    expect(logged()).toEqual([gateway, "counted", infoLevel]);
    expect(await Promise.all([notify(notification), notify(notification)])).toEqual([again, again]);
    expect(logged()).toEqual([gateway, "repeated", warnLevel]);
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
    const { body } = await waiting.browser.call(getOrder, { params: { orderId: waiting.order.id } });
    expect(body.timeline.map(({ status }) => status)).toEqual(["NOT_PAID", "CONFIRMED"]);
    expect(body).toMatchObject({ holdUntil: null, paymentType: type, refunds: [] });
    expect(await ledgerOf(shop, waiting.customerId)).toEqual([]);
    expect(await statusOf(other)).toEqual(["NOT_PAID", "PENDING"]);
  });

  it("changes nothing with a wrong signature or an unknown order", async () => {
    const waiting = await waitingOrder(shop, type);
    const reference = await referenceOf(shop, waiting.payment.id);
    expect(await notify({ reference, amount: 880_000, forged: true })).toEqual(forged);
    expect(logged()).toEqual([gateway, "untrusted", warnLevel]);
    expect(await notify({ reference: "TT261201ZZZZZZ", amount: 880_000 })).toEqual(unknown);
    expect(logged()).toEqual([gateway, "unknown", warnLevel]);
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "PENDING"]);
  });

  it("counts for no payment of another gateway", async () => {
    const waiting = await waitingOrder(shop, type === "bank_transfer" ? "momo" : "bank_transfer");
    const reference = await referenceOf(shop, waiting.payment.id);
    expect(await notify({ reference, amount: 880_000 })).toEqual(unknown);
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "PENDING"]);
  });

  it("counts under a number that another gateway has used", async () => {
    transactions += 1;
    const other = await waitingOrder(shop, type === "momo" ? "zalopay" : "momo");
    const otherMoney = { reference: await referenceOf(shop, other.payment.id), amount: 880_000 };
    const report = type === "momo" ? gateways.zalopay : gateways.momo;
    const number = { transaction: gateway === "bank" ? `FT${transactions}` : transactions };
    await report({ ...otherMoney, ...number });
    const waiting = await waitingOrder(shop, type);
    const money = { reference: await referenceOf(shop, waiting.payment.id), amount: 880_000 };
    expect(await notify({ ...money, transaction: transactions })).toEqual(ok);
    expect([await statusOf(other), await statusOf(waiting)]).toEqual([
      ["CONFIRMED", "PAID"],
      ["CONFIRMED", "PAID"],
    ]);
  });

  it("does not apply one payment's money to another", async () => {
    transactions += 1;
    const isTransfer = type === "bank_transfer";
    const [first, second] = [await waitingOrder(shop, type), await waitingOrder(shop, type)];
    const amount = 880_000;
    await notify({ reference: await referenceOf(shop, first.payment.id), amount, transaction: transactions });
    expect(
      await notify({ reference: await referenceOf(shop, second.payment.id), amount, transaction: transactions }),
    ).toEqual(isTransfer ? { status: 200, body: { outcome: "contradicted" } } : again);
    expect(logged()).toEqual(isTransfer ? [gateway, "contradicted", warnLevel] : [gateway, "repeated", warnLevel]);
    expect(await statusOf(second)).toEqual(["NOT_PAID", "PENDING"]);
  });
});

// Transfers of other amounts are recorded; see unmatched.test.ts.
describe.each([
  { gateway: "momo", type: "momo" as PaymentType, refused: { status: 204, body: null } },
  {
    gateway: "zalopay",
    type: "zalopay" as PaymentType,
    refused: { status: 200, body: { return_code: -1, return_message: "wrong-amount" } },
  },
  ...(["atm", "card"] as const).map((type) => ({
    gateway: "vnpay",
    type: type as PaymentType,
    refused: { status: 200, body: { RspCode: "04", Message: "Invalid amount" } },
  })),
])("a notification of $gateway for $type with a wrong amount", ({ gateway, type, refused }) => {
  it("changes nothing", async () => {
    const waiting = await waitingOrder(shop, type);
    const reference = await referenceOf(shop, waiting.payment.id);
    const notify = gateways[gateway as keyof typeof gateways];
    expect(await notify({ reference, amount: 879_999 })).toEqual(refused);
    expect(logged()).toEqual([gateway, "wrong-amount", warnLevel]);
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "PENDING"]);
  });
});

describe.each([
  ["momo", { status: 204, body: null }],
  ["vnpay", { status: 200, body: { RspCode: "04", Message: "Invalid amount" } }],
] as const)("a failure that %s reports", (gateway, refused) => {
  const type = gateway === "momo" ? "momo" : "card";
  const notify = gateways[gateway];

  it("fails the payment; the order stays unpaid, and a later success counts", async () => {
    const waiting = await waitingOrder(shop, type);
    const reference = await referenceOf(shop, waiting.payment.id);
    await notify({ reference, amount: 880_000, failed: true });
    expect(logged()).toEqual([gateway, "failed", infoLevel]);
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "FAILED"]);
    transactions += 1;
    await notify({ reference, amount: 880_000, transaction: transactions });
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
  });

  it("changes nothing with a wrong amount", async () => {
    const waiting = await waitingOrder(shop, type);
    const reference = await referenceOf(shop, waiting.payment.id);
    expect(await notify({ reference, amount: 879_999, failed: true })).toEqual(refused);
    expect(logged()).toEqual([gateway, "wrong-amount", warnLevel]);
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "PENDING"]);
  });

  it("changes nothing after the money was received", async () => {
    const waiting = await waitingOrder(shop, type);
    const reference = await referenceOf(shop, waiting.payment.id);
    transactions += 1;
    await notify({ reference, amount: 880_000, transaction: transactions });
    await notify({ reference, amount: 880_000, failed: true });
    expect(logged()).toEqual([gateway, "out-of-order", warnLevel]);
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
  });
});

describe("a report of the bank", () => {
  it("counts đồng only", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    const notification = { reference: waiting.order.id, amount: 880_000, currency: "USD" };
    expect(await gateways.bank(notification)).toEqual({ status: 409, body: { outcome: "wrong-currency" } });
    expect(logged()).toEqual(["bank", "wrong-currency", warnLevel]);
    expect(await statusOf(waiting)).toEqual(["NOT_PAID", "PENDING"]);
  });

  it("puts a second transfer with the same memo into the wallet", async () => {
    const waiting = await waitingOrder(shop, "bank_transfer");
    const notification = { reference: waiting.order.id, amount: 880_000 };
    await gateways.bank({ ...notification, transaction: 5001 });
    expect(await gateways.bank({ ...notification, transaction: 5002 })).toEqual({
      status: 200,
      body: { outcome: "to-wallet" },
    });
    expect(await gateways.bank({ ...notification, transaction: 5002 })).toEqual({
      status: 200,
      body: { outcome: "repeated" },
    });
    expect(logged()).toEqual(["bank", "repeated", warnLevel]);
    expect(await statusOf(waiting)).toEqual(["CONFIRMED", "PAID"]);
    expect(await ledgerOf(shop, waiting.customerId)).toEqual([["ADJUSTMENT", 880_000, 880_000]]);
  });

  it("without a body is refused", async () => {
    const { statusCode } = await logging.inject({ method: "POST", url: "/v2/payment/bank-transfer/ipn" });
    expect(statusCode).toBe(401);
  });
});

describe("without keys and without the sandbox", () => {
  const closed = useShop({ PAYMENT_SANDBOX: "off" });
  it("there are no notification routes and no sandbox", async () => {
    const statusOf = async (method: "GET" | "POST", url: string) =>
      (await closed.app.inject({ method, url })).statusCode;
    expect(await statusOf("POST", "/v2/payment/momo/ipn")).toBe(404);
    expect(await statusOf("POST", "/v2/payment/zalopay/callback")).toBe(404);
    expect(await statusOf("GET", "/v2/payment/vnpay/ipn")).toBe(404);
    expect(await statusOf("POST", "/v2/payment/bank-transfer/ipn")).toBe(404);
    expect(await statusOf("GET", "/v2/sandbox/bank")).toBe(404);
    expect(await statusOf("POST", "/v2/sandbox/momo/v2/gateway/api/create")).toBe(404);
  });
});
