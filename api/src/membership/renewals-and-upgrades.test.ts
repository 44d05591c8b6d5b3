import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { listNotifications } from "@thuot-tha/shared/contracts/operations/notification/list-notifications";
import { eq } from "drizzle-orm";
import { lockCustomer } from "../db/lock-customer.ts";
import { memberships } from "../db/schema/people.ts";
import { staff } from "../testing/admin.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { addPackages, heldBy, membershipsOf } from "../testing/memberships.ts";
import { gatewaysOf, goOnline, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

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
const { join, reportPaid, reportMomo, joinAndPay, current, offerOf, paymentOf } = membershipsOf(shop);
const onServer = runsOnServer ? it : it.skip;

describe("renewing, upgrading and downgrading", () => {
  it("adds the same package after the running one", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    expect(await offerOf(browser, "gam")).toMatchObject({ kind: "renew", startsAt: "2027-05-30T03:00:00.000Z" });
    await joinAndPay(browser, "gam");
    expect(await heldBy(shop, customerId)).toEqual([
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
    expect(await heldBy(shop, customerId)).toEqual([
      ["gam", "2026-12-01", "2027-05-30"],
      ["lua", "2027-05-30", "2027-08-28"],
    ]);
    shop.setNow("2027-01-30T03:00:00Z");
    // 120 of 180 days remain.
    expect(await offerOf(browser, "nhung")).toMatchObject({ kind: "upgrade", credit: 399_333, amount: 790_667 });
    const payment = await joinAndPay(browser, "nhung");
    expect(payment.amount).toBe(790_667);
    expect(await heldBy(shop, customerId)).toEqual([
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
    expect((await heldBy(shop, customerId)).at(-1)).toEqual(["nhung", "2026-12-01", "2027-12-01"]);
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
    expect((await heldBy(shop, customerId)).filter(([id]) => id === "nhung")).toHaveLength(1);
  });

  it("keeps the agreed price when it is paid days later", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const { body } = await join(browser, "nhung");
    shop.setNow("2026-12-11T03:00:00Z");
    await reportPaid(body.payment);
    expect((await heldBy(shop, customerId)).at(-1)).toEqual(["nhung", "2026-12-11", "2027-12-11"]);
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
    expect((await heldBy(shop, customerId)).map(([id]) => id)).toEqual(["gam"]);
  });

  it("counts money that came while the agreed credit held, also when staff settle it later", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "gam");
    const memo = (await join(browser, "nhung", "bank_transfer")).body.payment.transfer!.memo;
    shop.setNow("2026-12-15T03:00:00Z");
    await gateways.bank({ reference: memo, amount: 590_000, transaction: 30_002 });
    shop.setNow("2026-12-20T03:00:00Z");
    expect(await staff(shop, `transfer ${memo} settle --waive --why gift`)).toBe(`${memo}: counted`);
    expect((await heldBy(shop, customerId)).map(([id]) => id)).toEqual(["gam", "nhung"]);
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
    expect(await heldBy(shop, customerId)).toHaveLength(1);
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
    expect(await heldBy(shop, customerId)).toEqual([["gam", "2026-12-01", "2027-05-30"]]);
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
    expect(await heldBy(shop, customerId)).toEqual([
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
    expect(await heldBy(shop, customerId)).toHaveLength(1);
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
