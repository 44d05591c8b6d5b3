import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { lockCustomer } from "../db/lock-customer.ts";
import { payments } from "../db/schema/orders.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { addPackages, heldBy, membershipsOf } from "../testing/memberships.ts";
import { gatewaysOf, goOnline, referenceOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer, newKey } from "../testing/steps.ts";

const shop = useShop({ SESSION_DAYS: "400" });
beforeAll(async () => {
  await goOnline(shop);
  await addPackages(shop, [
    { id: "lua", name: "Lụa", price: 299_000, durationDays: 90, percentDiscount: 10, position: 0 },
    { id: "nhung", name: "Nhung", price: 1_190_000, durationDays: 365, percentDiscount: 20, position: 2 },
  ]);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const gateways = gatewaysOf(shop);
const { join, reportPaid, current, paymentOf } = membershipsOf(shop);
const onServer = runsOnServer ? it : it.skip;

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
    expect(await heldBy(shop, customerId)).toEqual([["gam", "2026-12-01", "2027-05-30"]]);
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
    expect(await heldBy(shop, customerId)).toEqual([["gam", "2026-12-05", "2027-06-03"]]);
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
