import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { payments } from "../db/schema/orders.ts";
import { membershipPackages, memberships } from "../db/schema/people.ts";
import { staff } from "../testing/admin.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { gatewaysOf, goOnline, ledgerOf, referenceOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, newKey, order } from "../testing/steps.ts";

const shop = useShop({ SESSION_DAYS: "400" });
beforeAll(async () => {
  await goOnline(shop);
  const { db } = shop.context;
  const [gam] = await db.select().from(membershipPackages);
  const lua = { id: "lua", name: "Lụa", price: 299_000, durationDays: 90, percentDiscount: 10, position: 0 };
  const nhung = { id: "nhung", name: "Nhung", price: 1_190_000, durationDays: 365, percentDiscount: 20, position: 2 };
  await db.insert(membershipPackages).values([
    { ...gam!, ...lua },
    { ...gam!, ...nhung },
  ]);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const gateways = gatewaysOf(shop);
const onServer = runsOnServer ? it : it.skip;
type Browser = Awaited<ReturnType<typeof newCustomer>>["browser"];

const join = (
  browser: Browser,
  membershipPackageId: string,
  paymentType: "cash" | "momo" | "card" | "bank_transfer" | "zalopay" = "card",
  more: { key?: string; expectedAmount?: number } = {},
) =>
  browser.call(joinPackage, {
    headers: more.key ? { "idempotency-key": more.key } : {},
    body: { membershipPackageId, paymentType, expectedAmount: more.expectedAmount },
  });

let transaction = 20_000;
async function reportPaid(payment: { id: string; amount: number }, same?: number) {
  transaction += 1;
  const reference = await referenceOf(shop, payment.id);
  return gateways.vnpay({ reference, amount: payment.amount, transaction: same ?? transaction });
}

const reportMomo = async ({ id, amount }: { id: string; amount: number }, transaction: number) =>
  gateways.momo({ reference: await referenceOf(shop, id), amount, transaction });

/** Joins and pays. @returns the payment */
async function joinAndPay(browser: Browser, membershipPackageId: string) {
  const { body } = await join(browser, membershipPackageId);
  await reportPaid(body.payment);
  return body.payment;
}

const current = async (browser: Browser) => (await browser.call(getMembership, {})).body;
const offerOf = async (browser: Browser, id: string) =>
  (await current(browser)).offers.find(({ membershipPackageId }) => membershipPackageId === id);
const paymentOf = async (browser: Browser, paymentId: string) =>
  (await browser.call(getMembershipPayment, { params: { paymentId } })).body.payment;
const heldBy = async (customerId: string) => {
  const held = await shop.context.db
    .select()
    .from(memberships)
    .where(eq(memberships.customerId, customerId))
    .orderBy(memberships.startsAt, memberships.expiresAt);
  const day = (moment: Date) => moment.toISOString().slice(0, 10);
  return held.map(({ packageId, startsAt, expiresAt }) => [packageId, day(startsAt), day(expiresAt)]);
};

describe("joinPackage", () => {
  it("begins when its payment is reported, once, and changes the member's prices", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const { status, body } = await join(browser, "gam");
    expect(status).toBe(201);
    expect(body.payment).toMatchObject({
      orderId: null,
      membershipPackageId: "gam",
      type: "card",
      status: "PENDING",
      amount: 599_000,
      expiresAt: "2026-12-01T03:30:00.000Z",
    });
    const back = new URL(body.payment.redirectUrl!).searchParams.get("vnp_ReturnUrl");
    expect(new URL(back!).pathname).toBe(`/member-ship/payment/${body.payment.id}`);
    expect((await current(browser)).membership).toBeNull();
    await reportPaid(body.payment, 19_999);
    await reportPaid(body.payment, 19_999);
    expect(await paymentOf(browser, body.payment.id)).toMatchObject({ status: "PAID", redirectUrl: null });
    expect((await current(browser)).membership).toEqual({
      membershipPackageId: "gam",
      startsAt: "2026-12-01T03:00:00.000Z",
      expiresAt: "2027-05-30T03:00:00.000Z",
      savedTotal: 0,
      orderCount: 0,
    });
    expect(await heldBy(customerId)).toEqual([["gam", "2026-12-01", "2027-05-30"]]);
    const { body: account } = await browser.call(getMe, {});
    expect(account.customer.membership).toEqual({ membershipPackageId: "gam", expiresAt: "2027-05-30T03:00:00.000Z" });
    const { body: messages } = await browser.call(listNotifications, { query: {} });
    expect(messages.items.map(({ kind, title, body: text }) => [kind, title, text])).toEqual([
      ["MEMBERSHIP", "Gói Gấm đã có hiệu lực", "Ưu đãi bắt đầu ngay và kéo dài đến 30/05/2027."],
    ]);
  });

  it("reuses the pending payment on the same terms, and creates another for another type", async () => {
    const { browser } = await newCustomer(shop);
    const first = await join(browser, "gam");
    expect((await join(browser, "gam")).body).toEqual(first.body);
    const other = await join(browser, "gam", "bank_transfer");
    expect(other.body.payment.id).not.toBe(first.body.payment.id);
    expect(other.body.payment.transfer?.memo).toMatch(/^TV261201[2-9A-Z]{6}$/);
    shop.setNow("2026-12-01T03:30:00Z");
    expect((await join(browser, "gam")).body.payment.id).not.toBe(first.body.payment.id);
  });

  it("makes one payment for one key, and refuses the key for another package", async () => {
    const { browser } = await newCustomer(shop);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => join(browser, "gam", "momo", { key })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.payment.id)).size).toBe(1);
    const reused = await join(browser, "lua", "momo", { key });
    expect([reused.status, reused.error.code]).toEqual([409, "IDEMPOTENCY_KEY_REUSED"]);
    shop.setNow("2026-12-01T03:30:00Z");
    const late = await join(browser, "gam", "momo", { key });
    expect(late.body.payment).toMatchObject({ status: "PENDING", expiresAt: "2026-12-01T04:00:00.000Z" });
    expect(late.body.payment.redirectUrl).not.toBeNull();
    expect((await join(browser, "gam", "momo", { key })).body).toEqual(late.body);
  });

  onServer("hands out the payment that another request is making", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const { body } = await join(browser, "gam", "bank_transfer");
    const setStatus = (db: Db, status: "FAILED" | "PENDING") =>
      db.update(payments).set({ status }).where(eq(payments.id, body.payment.id));
    await setStatus(shop.context.db, "FAILED");
    const answer = await whileHeld(shop, {
      begin: (tx) => lockCustomer(tx, customerId),
      request: () => join(browser, "gam", "bank_transfer"),
      end: (tx) => setStatus(tx, "PENDING"),
    });
    expect(answer.body.payment.id).toBe(body.payment.id);
  });

  it("makes another payment for one key when the process ended before the gateway opened the first", async () => {
    const { browser } = await newCustomer(shop);
    const key = newKey();
    const { id } = (await join(browser, "gam", "momo", { key })).body.payment;
    await shop.context.db.update(payments).set({ redirectUrl: null }).where(eq(payments.id, id));
    shop.setNow("2026-12-01T03:00:10Z");
    expect((await join(browser, "gam", "momo", { key })).body.payment).toMatchObject({ id, redirectUrl: null });
    shop.setNow("2026-12-01T03:00:11Z");
    const answers = await Promise.all([1, 2, 3].map(() => join(browser, "gam", "momo", { key })));
    const [made, ...others] = new Set(answers.map(({ body }) => body.payment.id));
    expect([made === id, others]).toEqual([false, []]);
    expect((await join(browser, "gam", "momo", { key })).body.payment).toMatchObject({
      ...{ id: made, status: "PENDING", redirectUrl: expect.stringContaining("/v2/sandbox/momo/pay") },
    });
  });

  it("refuses cash, unknown packages and another price than agreed", async () => {
    const { browser } = await newCustomer(shop);
    const cash = await join(browser, "gam", "cash");
    expect([cash.status, cash.error.fields]).toEqual([400, { paymentType: "Gói thành viên không trả bằng tiền mặt." }]);
    expect((await join(browser, "none")).error.code).toBe("PACKAGE_NOT_FOUND");
    const changed = await join(browser, "gam", "card", { expectedAmount: 500_000 });
    expect([changed.status, changed.error.code]).toEqual([409, "PRICE_CHANGED"]);
    expect((await join(browser, "gam", "card", { expectedAmount: 599_000 })).status).toBe(201);
    expect((await join(shop.browser(), "gam")).status).toBe(401);
  });

  it("accepts a late payment", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const { body } = await join(browser, "gam");
    shop.setNow("2026-12-05T03:00:00Z");
    await reportPaid(body.payment);
    expect(await heldBy(customerId)).toEqual([["gam", "2026-12-05", "2027-06-03"]]);
  });

  it("reports a failed payment, and allows another", async () => {
    const { browser } = await newCustomer(shop);
    const { body } = await join(browser, "gam");
    const reference = await referenceOf(shop, body.payment.id);
    await gateways.vnpay({ reference, amount: 599_000, failed: true });
    expect((await paymentOf(browser, body.payment.id)).status).toBe("FAILED");
    expect((await join(browser, "gam")).body.payment.status).toBe("PENDING");
    const { body: messages } = await browser.call(listNotifications, { query: {} });
    expect(messages.items[0]?.title).toBe("Thanh toán gói Gấm chưa thành công");
  });

  it("is paid on the gateway's page, and queried without a notification", async () => {
    const { browser } = await newCustomer(shop);
    const { body } = await join(browser, "gam", "zalopay");
    const page = await fetch(body.payment.redirectUrl!, {
      method: "POST",
      body: new URLSearchParams({ decision: "cancel" }),
      redirect: "manual",
    });
    expect(new URL(page.headers.get("location")!).pathname).toBe(`/member-ship/payment/${body.payment.id}`);
    expect((await paymentOf(browser, body.payment.id)).status).toBe("PENDING");
    shop.setNow("2026-12-01T03:00:06Z");
    expect((await paymentOf(browser, body.payment.id)).status).toBe("FAILED");
  });

  it("shows its payments to the customer only", async () => {
    const { browser } = await newCustomer(shop);
    const { body } = await join(browser, "gam");
    const other = await newCustomer(shop);
    const { status } = await other.browser.call(getMembershipPayment, { params: { paymentId: body.payment.id } });
    expect(status).toBe(404);
  });
});

describe("getMembership", () => {
  it("lists every package and the payment types", async () => {
    const { browser } = await newCustomer(shop);
    const { offers, paymentTypes } = await current(browser);
    expect(offers.map(({ membershipPackageId, kind, amount }) => [membershipPackageId, kind, amount])).toEqual([
      ["lua", "join", 299_000],
      ["gam", "join", 599_000],
      ["nhung", "join", 1_190_000],
    ]);
    expect(paymentTypes.map(({ type }) => type)).toEqual(["bank_transfer", "momo", "zalopay", "atm", "card"]);
  });

  it("names what is paid for and begins later, renewals in one, and a payment its time", async () => {
    const { browser } = await newCustomer(shop);
    const first = await joinAndPay(browser, "gam");
    expect((await current(browser)).following).toEqual([]);
    const smaller = await joinAndPay(browser, "lua");
    const again = await joinAndPay(browser, "gam");
    const { membership, following } = await current(browser);
    expect(membership).toMatchObject({ membershipPackageId: "gam", expiresAt: "2027-11-26T03:00:00.000Z" });
    const lua = {
      membershipPackageId: "lua",
      startsAt: "2027-11-26T03:00:00.000Z",
      expiresAt: "2028-02-24T03:00:00.000Z",
    };
    expect(following).toEqual([lua]);
    const boughtBy = async ({ id }: { id: string }) =>
      (await browser.call(getMembershipPayment, { params: { paymentId: id } })).body.bought;
    expect(await boughtBy(smaller)).toEqual(lua);
    expect(await boughtBy(again)).toMatchObject({ startsAt: "2027-05-30T03:00:00.000Z" });
    const { body } = await join(browser, "nhung");
    expect(await boughtBy(body.payment)).toBeUndefined();
    shop.setNow("2027-05-30T02:59:59Z");
    expect(await boughtBy(first)).toMatchObject({ startsAt: "2026-12-01T03:00:00.000Z" });
    shop.setNow("2027-05-30T03:00:00Z");
    expect(await boughtBy(first)).toBeUndefined();
  });

  it("sums what the member's prices have saved, cancelled orders left out", async () => {
    const { browser } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const line = { variantId: "lotus-m", dateFrom: "2027-10-10", dateTo: "2027-10-10" };
    await order(browser, [await addToCart(browser, line)]);
    const cancelled = await order(browser, [await addToCart(browser, line)]);
    await browser.call(cancelOrder, { params: { orderId: cancelled.body.order.id } });
    expect((await current(browser)).membership).toMatchObject({ savedTotal: 75_000, orderCount: 1 });
  });

  it("ends after the paid time, and so do the prices", async () => {
    const { browser } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const pricing = async () => (await browser.call(getMemberPricing, { query: {} })).body;
    shop.setNow("2027-05-30T02:59:59Z");
    const before = await pricing();
    shop.setNow("2027-05-30T03:00:00Z");
    expect((await current(browser)).membership).toBeNull();
    expect(await pricing()).not.toEqual(before);
  });
});

describe("renewing, upgrading and downgrading", () => {
  it("adds the same package after the running one", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    expect(await offerOf(browser, "gam")).toMatchObject({ kind: "renew", startsAt: "2027-05-30T03:00:00.000Z" });
    await joinAndPay(browser, "gam");
    expect(await heldBy(customerId)).toEqual([
      ["gam", "2026-12-01", "2027-05-30"],
      ["gam", "2027-05-30", "2027-11-26"],
    ]);
    expect((await current(browser)).membership?.expiresAt).toBe("2027-11-26T03:00:00.000Z");
    const { body } = await browser.call(getMe, {});
    expect(body.customer.membership?.expiresAt).toBe("2027-11-26T03:00:00.000Z");
  });

  it("starts a bigger package at once, minus the unused part, and moves later ones", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    await joinAndPay(browser, "lua");
    expect(await heldBy(customerId)).toEqual([
      ["gam", "2026-12-01", "2027-05-30"],
      ["lua", "2027-05-30", "2027-08-28"],
    ]);
    shop.setNow("2027-01-30T03:00:00Z");
    // 120 of 180 days remain.
    expect(await offerOf(browser, "nhung")).toMatchObject({ kind: "upgrade", credit: 399_333, amount: 790_667 });
    const payment = await joinAndPay(browser, "nhung");
    expect(payment.amount).toBe(790_667);
    expect(await heldBy(customerId)).toEqual([
      ["gam", "2026-12-01", "2027-01-30"],
      ["nhung", "2027-01-30", "2028-01-30"],
      ["lua", "2028-01-30", "2028-04-29"],
    ]);
    expect(await offerOf(browser, "gam")).toMatchObject({ kind: "later", startsAt: "2028-04-29T03:00:00.000Z" });
    const { body: messages } = await browser.call(listNotifications, { query: {} });
    expect(messages.items.map(({ title, body }) => [title, body])).toEqual([
      ["Gói Nhung đã có hiệu lực", "Ưu đãi bắt đầu ngay và kéo dài đến 30/01/2028."],
      ["Đã đăng ký gói Lụa", "Thời gian mới từ 30/05/2027 đến 28/08/2027."],
      ["Gói Gấm đã có hiệu lực", "Ưu đãi bắt đầu ngay và kéo dài đến 30/05/2027."],
    ]);
    expect(await ledgerOf(shop, customerId)).toEqual([]);
  });

  it("upgrades at the moment of joining", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    expect((await joinAndPay(browser, "nhung")).amount).toBe(591_000);
    expect((await heldBy(customerId)).at(-1)).toEqual(["nhung", "2026-12-01", "2027-12-01"]);
    expect((await current(browser)).membership?.membershipPackageId).toBe("nhung");
  });

  it("uses a credit once: the money of a second upgrade goes to the wallet", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const first = await join(browser, "nhung", "card");
    const second = await join(browser, "nhung", "momo");
    await reportPaid(first.body.payment);
    await reportMomo(second.body.payment, 1);
    expect((await paymentOf(browser, second.body.payment.id)).status).toBe("REFUNDED");
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 591_000, 591_000]]);
    expect((await heldBy(customerId)).filter(([id]) => id === "nhung")).toHaveLength(1);
  });

  it("keeps the agreed price when it is paid days later", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const { body } = await join(browser, "nhung");
    shop.setNow("2026-12-11T03:00:00Z");
    await reportPaid(body.payment);
    expect((await heldBy(customerId)).at(-1)).toEqual(["nhung", "2026-12-11", "2027-12-11"]);
    expect(await ledgerOf(shop, customerId)).toEqual([]);
  });

  it("gives money to the wallet that comes when the agreed credit no longer holds, also from staff", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const { body } = await join(browser, "nhung");
    const memo = (await join(browser, "nhung", "bank_transfer")).body.payment.transfer!.memo;
    shop.setNow("2026-12-15T03:00:01Z");
    await gateways.bank({ reference: memo, amount: 590_000, transaction: 30_001 });
    await reportPaid(body.payment);
    expect((await paymentOf(browser, body.payment.id)).status).toBe("REFUNDED");
    expect(await staff(shop, `transfer ${memo} settle --waive --why gift`)).toBe(`${memo}: to-wallet`);
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ADJUSTMENT", 590_000, 590_000],
      ["ADJUSTMENT", 591_000, 1_181_000],
    ]);
    expect((await heldBy(customerId)).map(([id]) => id)).toEqual(["gam"]);
  });

  it("counts money that came while the agreed credit held, also when staff settle it later", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const memo = (await join(browser, "nhung", "bank_transfer")).body.payment.transfer!.memo;
    shop.setNow("2026-12-15T03:00:00Z");
    await gateways.bank({ reference: memo, amount: 590_000, transaction: 30_002 });
    shop.setNow("2026-12-20T03:00:00Z");
    expect(await staff(shop, `transfer ${memo} settle --waive --why gift`)).toBe(`${memo}: counted`);
    expect((await heldBy(customerId)).map(([id]) => id)).toEqual(["gam", "nhung"]);
    expect((await ledgerOf(shop, customerId)).at(-1)?.at(-1)).toBe(0);
  });

  it("gives the unused part to the wallet where the price was agreed before", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const big = await join(browser, "nhung");
    await joinAndPay(browser, "gam");
    await reportPaid(big.body.payment);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 599_000, 599_000]]);
    expect((await current(browser)).membership?.membershipPackageId).toBe("nhung");
  });

  it("puts a second payment of the same price into the wallet", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const { body } = await join(browser, "gam");
    await reportPaid(body.payment);
    await reportPaid(body.payment);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 599_000, 599_000]]);
    expect(await heldBy(customerId)).toHaveLength(1);
  });

  it("counts one of several attempts to buy a package; later money goes to the wallet", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const momo = await join(browser, "gam", "momo");
    const card = await join(browser, "gam", "card");
    shop.setNow("2026-12-01T03:05:00Z");
    await reportPaid(card.body.payment);
    shop.setNow("2026-12-01T03:10:00Z");
    await reportMomo(momo.body.payment, 2);
    expect((await paymentOf(browser, momo.body.payment.id)).status).toBe("REFUNDED");
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 599_000, 599_000]]);
    expect(await heldBy(customerId)).toEqual([["gam", "2026-12-01", "2027-05-30"]]);
    const { body: messages } = await browser.call(listNotifications, { query: {} });
    expect(messages.items[0]?.body).toContain("Gói Gấm đã được thanh toán, Ví MoMo trả thêm một lần");
  });

  it("counts a renewal begun after the purchase, also of a type with an open attempt from before", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const first = await join(browser, "gam", "momo");
    shop.setNow("2026-12-01T03:05:00Z");
    await joinAndPay(browser, "gam");
    const renewal = await join(browser, "gam", "momo");
    expect(renewal.body.payment.id).not.toBe(first.body.payment.id);
    shop.setNow("2026-12-01T03:10:00Z");
    await reportMomo(renewal.body.payment, 3);
    await reportMomo(first.body.payment, 4);
    expect(await heldBy(customerId)).toEqual([
      ["gam", "2026-12-01", "2027-05-30"],
      ["gam", "2027-05-30", "2027-11-26"],
    ]);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 599_000, 599_000]]);
  });

  it("leaves a transfer of another amount in the wallet when another attempt bought the package", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const memo = (await join(browser, "gam", "bank_transfer")).body.payment.transfer!.memo;
    await gateways.bank({ reference: memo, amount: 600_000, transaction: 30_003 });
    const card = await join(browser, "gam");
    shop.setNow("2026-12-01T03:05:00Z");
    await reportPaid(card.body.payment);
    expect(await staff(shop, `transfer ${memo} settle`)).toBe(`${memo}: to-wallet`);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 600_000, 600_000]]);
    expect(await heldBy(customerId)).toHaveLength(1);
  });

  onServer("is paid at the moment that the customer's lock is given, not before the wait for it", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const { body } = await join(browser, "gam");
    await whileHeld(shop, {
      begin: (tx) => lockCustomer(tx, customerId),
      request: () => reportPaid(body.payment),
      end: async () => shop.setNow("2026-12-01T03:00:05Z"),
    });
    expect((await paymentOf(browser, body.payment.id)).paidAt).toBe("2026-12-01T03:00:05.000Z");
  });

  it("requires no payment when the credit covers the price", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    await shop.context.db.update(memberships).set({ price: 9_000_000 }).where(eq(memberships.customerId, customerId));
    const { body } = await join(browser, "nhung");
    expect(body.payment).toMatchObject({ status: "PAID", amount: 0, redirectUrl: null });
    expect((await current(browser)).membership?.membershipPackageId).toBe("nhung");
  });
});
