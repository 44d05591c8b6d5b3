import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import type { PaymentType } from "@thuot-tha/shared/contracts/operations/entities";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { payOrderChange } from "@thuot-tha/shared/contracts/operations/order/pay-order-change";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { addDays } from "@thuot-tha/shared/domain";
import { eq } from "drizzle-orm";
import { orderChanges, payments } from "../db/schema/orders.ts";
import { sandboxPayments } from "../db/schema/sandbox.ts";
import { expireChange } from "../order/end-change.ts";
import { insertChangeAttempt } from "../order/payment-attempt.ts";
import { staff } from "../testing/admin.ts";
import type { Browser } from "../testing/browser.ts";
import { change, paidRental } from "../testing/changes.ts";
import { fillWallet, gatewaysOf, goOnline, ledgerOf, referenceOf } from "../testing/payments.ts";
import { type TestShop, useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop();
beforeAll(() => goOnline(shop));
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));
const gateways = gatewaysOf(shop);

type PrepaidType = Exclude<PaymentType, "cash">;

let days = 0;

/** A rental whose extension by a day, 50 000, waits for a payment of what the wallet leaves of it. */
async function waitingChange(paymentType: PrepaidType, at: TestShop = shop, wallet = 20_000) {
  days += 8;
  const dateFrom = addDays("2026-12-20", days);
  const rental = await paidRental(at, "lotus-s", dateFrom);
  await fillWallet(at, rental.customerId, wallet);
  const extension = { kind: "EXTEND" as const, lineId: rental.lineId, dateTo: addDays(dateFrom, 1) };
  const { status, body, error } = await change(rental.browser, rental.order.id, extension, {
    ...{ paymentType, useWallet: true },
  });
  const order = (await rental.browser.call(getOrder, { params: { orderId: rental.order.id } })).body;
  return { ...rental, made: { status, change: body.change, code: error.code }, waiting: order.changes![0]! };
}

type Waiting = Awaited<ReturnType<typeof waitingChange>>;

const pay = ({ browser, order, waiting }: Waiting, paymentType: PrepaidType, by: Browser = browser) =>
  by.call(payOrderChange, { params: { orderId: order.id, changeId: waiting.id }, body: { paymentType } });
const changeOf = async ({ browser, order }: Waiting) =>
  (await browser.call(getOrder, { params: { orderId: order.id } })).body.changes![0]!;
const referenceAt = async ({ payment }: Pick<Waiting["waiting"], "payment">) => referenceOf(shop, payment!.id);

const poor = "Số dư không đủ cho khoản này. Bạn nạp thêm tiền hoặc chọn cách khác nhé.";

describe("a declined payment of a change", () => {
  it("says why in the order and in a message, and leaves the change waiting", async () => {
    const made = await waitingChange("momo");
    await gateways.momo({ reference: await referenceAt(made.waiting), amount: 30_000, failed: true, code: 1001 });
    const waiting = await changeOf(made);
    expect(waiting).toMatchObject({
      status: "WAITING",
      payment: { status: "FAILED", failure: poor, redirectUrl: null },
    });
    const open = waiting.paymentTypes?.filter(({ available }) => available).map(({ type }) => type);
    expect(open).toEqual(["bank_transfer", "momo", "zalopay", "atm", "card"]);
    const { body } = await made.browser.call(listNotifications, { query: {} });
    expect(body.items[0]).toMatchObject({
      title: `Đơn ${made.order.id}: chưa thanh toán được lần gia hạn`,
      body: `${poor} Lần gia hạn này vẫn được giữ đến 10:30, 01/12/2026.`,
      link: `/account/order-history/${made.order.id}`,
    });
  });

  it.each([
    ["withdrawn", "2026-12-01T03:00:00Z"],
    ["no longer held", "2026-12-01T03:30:00Z"],
  ])("of a change that is %s says nothing more", async (state, now) => {
    const made = await waitingChange("momo");
    const params = { orderId: made.order.id, changeId: made.waiting.id };
    if (state === "withdrawn") await made.browser.call(withdrawOrderChange, { params });
    shop.setNow(now);
    await gateways.momo({ reference: await referenceAt(made.waiting), amount: 30_000, failed: true, code: 1001 });
    const { body } = await made.browser.call(listNotifications, { query: {} });
    expect(body.items.map(({ title }) => title)).not.toContainEqual(expect.stringContaining("chưa thanh toán được"));
  });
});

describe("payOrderChange", () => {
  it("pays a change again by the same type; its money counts", async () => {
    const made = await waitingChange("momo");
    const first = await referenceAt(made.waiting);
    await gateways.momo({ reference: first, amount: 30_000, failed: true, code: 1001 });
    const { status, body } = await pay(made, "momo");
    expect(status).toBe(200);
    expect(body.change).toMatchObject({
      ...{ status: "WAITING", holdUntil: made.waiting.holdUntil },
      payment: { type: "momo", status: "PENDING", amount: 30_000, expiresAt: made.waiting.holdUntil },
    });
    expect(body.change.payment?.redirectUrl).toMatch(/^http/);
    const second = await referenceAt(body.change);
    expect(second).not.toBe(first);
    const reported = await gateways.momo({ reference: second, amount: 30_000, transaction: 61_001 });
    expect(reported.status).toBe(204);
    expect(await changeOf(made)).toMatchObject({ status: "DONE", payment: { status: "PAID" } });
    expect((await ledgerOf(shop, made.customerId)).map(([, amount]) => amount)).toEqual([20_000, -20_000]);
  });

  it("hands out the pending payment of the type chosen last, and takes money once", async () => {
    const stranger = await waitingChange("bank_transfer");
    for (const type of ["momo", "bank_transfer"] as const) await pay(stranger, type);
    const made = await waitingChange("bank_transfer");
    const other = await pay(made, "momo");
    expect(other.body.change.payment).toMatchObject({ type: "momo", status: "PENDING" });
    const back = await pay(made, "bank_transfer");
    expect(back.body.change.payment).toEqual(made.waiting.payment);
    expect((await pay(made, "momo")).body.change.payment).toEqual(other.body.change.payment);
    expect(await changeOf(stranger)).toEqual(stranger.waiting);
    await gateways.bank({ reference: made.waiting.id, amount: 30_000, transaction: 61_002 });
    expect(await changeOf(made)).toMatchObject({ status: "DONE", payment: { type: "bank_transfer", status: "PAID" } });
    const attempts = await shop.context.db.select().from(payments).where(eq(payments.changeId, made.waiting.id));
    expect(attempts.map(({ type, status }) => [type, status]).sort()).toEqual([
      ["bank_transfer", "PAID"],
      ["momo", "FAILED"],
    ]);
    await gateways.momo({ reference: await referenceAt(other.body.change), amount: 30_000, transaction: 61_003 });
    expect((await ledgerOf(shop, made.customerId)).map(([, amount]) => amount)).toEqual([20_000, -20_000, 30_000]);
    const note = `Tiền Ví MoMo của lần đổi đơn ${made.order.id} đến khi không còn cần`;
    const { body } = await made.browser.call(getOrder, { params: { orderId: made.order.id } });
    expect(body.refunds).toMatchObject([{ kind: "ADJUSTMENT", amount: 30_000, note }]);
    const { items } = (await made.browser.call(listNotifications, { query: {} })).body;
    expect(items[0]).toMatchObject({ title: "30.000\u00a0₫ đã về ví của bạn", body: expect.stringContaining(note) });
    const again = await pay(made, "momo");
    expect([again.status, again.error.code]).toEqual([409, "CHANGE_NOT_WAITING"]);
  });

  it("is refused after the hold, which ends the change and returns the wallet's part", async () => {
    const made = await waitingChange("bank_transfer");
    const expire = (time: string) => expireChange(shop.context, made.order.id, new Date(`2026-12-01T${time}Z`));
    expect(await expire("03:29:59")).toBe(false);
    expect((await changeOf(made)).status).toBe("WAITING");
    shop.setNow("2026-12-01T03:30:00Z");
    const { status, error } = await pay(made, "card");
    expect([status, error.code]).toEqual([409, "CHANGE_EXPIRED"]);
    expect((await changeOf(made)).status).toBe("CANCEL");
    expect(await expire("03:31:00")).toBe(false);
    const { items } = (await made.browser.call(listWalletEntries, { query: {} })).body;
    const note = `Trả lại phần ví của lần đổi đơn ${made.order.id} chưa thanh toán`;
    expect(items.map(({ amount }) => amount)).toEqual([20_000, -20_000, 20_000]);
    expect(items[0]).toMatchObject({ orderId: made.order.id, note });
  });

  it("is refused after the hold where the gateway answers that the change was paid, which makes it", async () => {
    const made = await waitingChange("momo");
    const paid = eq(sandboxPayments.reference, await referenceAt(made.waiting));
    await shop.context.db.update(sandboxPayments).set({ status: "PAID" }).where(paid);
    shop.setNow("2026-12-01T03:30:00Z");
    const { status, error } = await pay(made, "card");
    expect([status, error.code]).toEqual([409, "CHANGE_NOT_WAITING"]);
    expect((await changeOf(made)).status).toBe("DONE");
  });

  it("fails only its own payment when it ends", async () => {
    const made = await waitingChange("bank_transfer");
    await gateways.bank({ reference: made.waiting.id, amount: 30_000, transaction: 61_020 });
    const further = { kind: "EXTEND" as const, lineId: made.lineId, dateTo: addDays(made.waiting.dateTo!, 1) };
    const later = await change(made.browser, made.order.id, further, { paymentType: "bank_transfer" });
    const params = { orderId: made.order.id, changeId: later.body.change.id };
    await made.browser.call(withdrawOrderChange, { params });
    const { body } = await made.browser.call(getOrder, { params });
    expect(body.changes?.map(({ status, payment }) => [status, payment?.status])).toEqual([
      ["CANCEL", "FAILED"],
      ["DONE", "PAID"],
    ]);
  });

  it("is refused for a change that another has replaced, which a transfer of a wrong sum does not make either", async () => {
    const made = await waitingChange("bank_transfer");
    await gateways.bank({ reference: made.waiting.id, amount: 10_000, transaction: 61_030 });
    const other = { kind: "EXTEND" as const, lineId: made.lineId, dateTo: addDays(made.waiting.dateTo!, 1) };
    await change(made.browser, made.order.id, other, { paymentType: "bank_transfer" });
    expect(await staff(shop, `transfer ${made.waiting.id} settle`)).toBe(`${made.waiting.id}: to-wallet`);
    expect((await pay(made, "card")).error.code).toBe("CHANGE_NOT_WAITING");
    expect((await changeOf(made)).status).toBe("WAITING");
    expect((await ledgerOf(shop, made.customerId)).map(([, amount]) => amount)).toEqual([
      20_000, -20_000, 10_000, 20_000,
    ]);
  });

  it("is refused to another customer", async () => {
    const made = await waitingChange("bank_transfer");
    const { browser } = await newCustomer(shop);
    expect((await pay(made, "card", browser)).status).toBe(404);
    expect(await changeOf(made)).toEqual(made.waiting);
  });

  it("is refused by a type that does not accept its amount", async () => {
    const { error } = await pay(await waitingChange("bank_transfer", shop, 49_500), "momo");
    expect(error).toMatchObject({
      code: "PAYMENT_UNAVAILABLE",
      message: "Ví MoMo nhận từ 1.000\u00a0₫ mỗi lần. Bạn chọn cách khác nhé.",
    });
  });

  it("shows the open payment of its type, also beside a later one that did not open", async () => {
    const made = await waitingChange("momo");
    const { db, now } = shop.context;
    const [row] = await db.select().from(orderChanges).where(eq(orderChanges.id, made.waiting.id));
    await insertChangeAttempt(db, row!, { type: "momo", now: now(), earlier: 1 });
    expect((await pay(made, "momo")).body.change.payment).toEqual(made.waiting.payment);
    expect((await changeOf(made)).payment).toEqual(made.waiting.payment);
  });

  it("opens a payment for each of two requests at once, and takes money once", async () => {
    const made = await waitingChange("bank_transfer");
    const answers = await Promise.all([pay(made, "momo"), pay(made, "momo")]);
    expect(answers.map(({ body }) => body.change.payment)).toMatchObject(
      Array(2).fill({ type: "momo", status: "PENDING", redirectUrl: expect.stringMatching(/^http/) }),
    );
    const references = new Set(await Promise.all(answers.map(({ body }) => referenceAt(body.change))));
    let transaction = 61_004;
    for (const reference of references) await gateways.momo({ reference, amount: 30_000, transaction: transaction++ });
    expect((await changeOf(made)).status).toBe("DONE");
    const ledger = (await ledgerOf(shop, made.customerId)).map(([, amount]) => amount);
    expect(ledger).toEqual([20_000, -20_000, ...Array(references.size - 1).fill(30_000)]);
  });
});

describe("a change whose gateway does not open", () => {
  const key = { MOMO_PARTNER_CODE: "X", MOMO_ACCESS_KEY: "X", MOMO_SECRET_KEY: "X" };
  const lost = useShop({ MOMO_ENDPOINT: "http://127.0.0.1:9", ...key });

  it("waits, says why, and is paid by another type", async () => {
    const made = await waitingChange("momo", lost);
    expect([made.made.status, made.made.code]).toEqual([409, "PAYMENT_GATEWAY_DOWN"]);
    expect(made.waiting).toMatchObject({
      status: "WAITING",
      payment: { status: "FAILED", failure: "Ví MoMo đang không phản hồi. Bạn thử lại sau hoặc chọn cách khác nhé." },
    });
    expect((await pay(made, "momo")).error.code).toBe("PAYMENT_GATEWAY_DOWN");
    const { body } = await pay(made, "bank_transfer");
    expect(body.change.payment).toMatchObject({ status: "PENDING", transfer: { memo: made.waiting.id } });
  });
});
