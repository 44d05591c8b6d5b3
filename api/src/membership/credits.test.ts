import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { eq } from "drizzle-orm";
import { membershipPackages, memberships, users } from "../db/schema/people.ts";
import { runAdmin } from "../testing/admin.ts";
import { addPackages, heldBy } from "../testing/memberships.ts";
import { gatewaysOf, goOnline, ledgerOf, referenceOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { newCustomer } from "../testing/steps.ts";

const shop = useShop({ SESSION_DAYS: "400" });
const gateways = gatewaysOf(shop);
beforeAll(async () => {
  await goOnline(shop);
  await addPackages(shop, [
    { id: "year", name: "Năm", price: 1_200_000, durationDays: 365, position: 0 },
    { id: "month", name: "Tháng", price: 300_000, durationDays: 30, position: 2 },
  ]);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

type Browser = Awaited<ReturnType<typeof newCustomer>>["browser"];

const join = async (browser: Browser, membershipPackageId: string, paymentType: "card" | "bank_transfer" = "card") =>
  (await browser.call(joinPackage, { headers: {}, body: { membershipPackageId, paymentType } })).body.payment;

let transaction = 60_000;
async function joinAndPay(browser: Browser, membershipPackageId: string) {
  const { id, amount } = await join(browser, membershipPackageId);
  transaction += 1;
  await gateways.vnpay({ reference: await referenceOf(shop, id), amount, transaction });
}

async function transferFor({ id, amount }: { id: string; amount: number }) {
  transaction += 1;
  await gateways.bank({ reference: await referenceOf(shop, id), amount, transaction });
}

async function endedByStaff(userId: string, until: string) {
  const [user] = await shop.context.db.select().from(users).where(eq(users.id, userId));
  return runAdmin(shop, ["membership", user!.email, "until", until, "--why", "Khách xin đổi"]);
}

describe("a membership that begins", () => {
  it("moves no period of another customer", async () => {
    const other = await newCustomer(shop);
    await joinAndPay(other.browser, "month");
    await joinAndPay((await newCustomer(shop)).browser, "year");
    expect(await heldBy(shop, other.customerId)).toEqual([["month", "2026-12-01", "2026-12-31"]]);
  });
});

describe("a renewal", () => {
  it("is refused when it would begin at another time than the shopper agreed to", async () => {
    const { browser } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    const renewFrom = async (expectedStart: string) =>
      browser.call(joinPackage, {
        headers: {},
        body: { membershipPackageId: "year", paymentType: "card", expectedAmount: 1_200_000, expectedStart },
      });
    const shown = "2027-12-01T03:00:00.000Z";
    await joinAndPay(browser, "year");
    const second = await renewFrom(shown);
    expect([second.status, second.error]).toMatchObject([
      409,
      { code: "PRICE_CHANGED", message: "Gói này giờ bắt đầu từ 30/11/2028. Bạn xem lại rồi đăng ký nhé." },
    ]);
    expect((await renewFrom("2028-11-30T03:00:00.000Z")).status).toBe(201);
  });
});

describe("an attempt that waits for its money", () => {
  it("is used again for its own price only", async () => {
    const { browser } = await newCustomer(shop);
    const reprice = (price: number) =>
      shop.context.db.update(membershipPackages).set({ price }).where(eq(membershipPackages.id, "month"));
    const { id } = await join(browser, "month", "bank_transfer");
    await reprice(310_000);
    expect(await join(browser, "month", "bank_transfer")).toMatchObject({ status: "PENDING", amount: 310_000 });
    await reprice(300_000);
    expect(await join(browser, "month", "bank_transfer")).toMatchObject({ id, amount: 300_000 });
  });
});

describe("an attempt that has failed", () => {
  it("is followed by another one for a request with its key", async () => {
    const { browser } = await newCustomer(shop);
    const request = async () => {
      const body = { membershipPackageId: "month", paymentType: "card" } as const;
      return (await browser.call(joinPackage, { headers: { "idempotency-key": "a-key-of-two" }, body })).body.payment;
    };
    const { id, amount } = await request();
    expect((await request()).id).toBe(id);
    await gateways.vnpay({ reference: await referenceOf(shop, id), amount, failed: true });
    const next = await request();
    expect([next.id === id, next.status]).toEqual([false, "PENDING"]);
  });
});

describe("an attempt whose money would go to the wallet", () => {
  const request = async (browser: Browser, key: string) => {
    const body = { membershipPackageId: "month", paymentType: "bank_transfer" } as const;
    return (await browser.call(joinPackage, { headers: { "idempotency-key": key }, body })).body.payment;
  };

  it("is not handed out again for its key once another one has bought the package", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const { id } = await request(browser, "a-key-of-a-purchase");
    shop.setNow("2026-12-01T03:01:00Z");
    await joinAndPay(browser, "month");
    const next = await request(browser, "a-key-of-a-purchase");
    expect(next).toMatchObject({ status: "PENDING", amount: 300_000 });
    expect(next.id).not.toBe(id);
    await transferFor(next);
    expect(await heldBy(shop, customerId)).toEqual([
      ["month", "2026-12-01", "2026-12-31"],
      ["month", "2026-12-31", "2027-01-30"],
    ]);
  });

  it("is not handed out again for its key once its credit has lapsed", async () => {
    const { browser, customerId, userId } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    const { db } = shop.context;
    await db.update(memberships).set({ price: 365_000 }).where(eq(memberships.customerId, customerId));
    shop.setNow("2027-09-02T03:00:00Z");
    expect(await request(browser, "a-key-of-a-credit")).toMatchObject({ amount: 210_000 });
    shop.setNow("2027-09-02T03:01:00Z");
    await endedByStaff(userId, "2027-10-02T03:00:00Z");
    expect(await request(browser, "a-key-of-a-credit")).toMatchObject({ status: "PENDING", amount: 271_000 });
  });

  it("is not used again for its price once its credit has lapsed", async () => {
    const { browser, customerId, userId } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    const { db } = shop.context;
    await db.update(memberships).set({ price: 365_000 }).where(eq(memberships.customerId, customerId));
    shop.setNow("2027-09-02T04:00:00Z");
    const first = await join(browser, "month", "bank_transfer");
    shop.setNow("2027-09-02T04:01:00Z");
    // A second less leaves as many whole days.
    await endedByStaff(userId, "2027-12-01T02:59:59Z");
    shop.setNow("2027-09-02T04:02:00Z");
    const next = await join(browser, "month", "bank_transfer");
    expect([first.amount, next.amount]).toEqual([211_000, 211_000]);
    await transferFor(next);
    expect(await ledgerOf(shop, customerId)).toEqual([]);
  });
});

describe("an upgrade to a package that is cheaper and shorter", () => {
  it("puts what its price leaves of the unused part into the wallet", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    expect(await join(browser, "month")).toMatchObject({ amount: 0, status: "PAID" });
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", 900_000, 900_000]]);
  });

  it("is followed at its end by what was renewed before", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    await joinAndPay(browser, "year");
    await joinAndPay(browser, "year");
    await join(browser, "month");
    expect(await heldBy(shop, customerId)).toEqual([
      ["year", "2026-12-01", "2026-12-01"],
      ["month", "2026-12-01", "2026-12-31"],
      ["year", "2026-12-31", "2027-12-31"],
      ["year", "2027-12-31", "2028-12-30"],
    ]);
  });
});

describe("the payment types of an offer", () => {
  it("are those that accept its amount", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    const { db } = shop.context;
    await db.update(memberships).set({ price: 299_000 }).where(eq(memberships.customerId, customerId));
    const { offers, paymentTypes } = (await browser.call(getMembership, {})).body;
    const choices = (list: typeof paymentTypes) => list.map(({ type, available, reason }) => [type, available, reason]);
    const month = offers.find(({ membershipPackageId }) => membershipPackageId === "month");
    expect([month?.amount, choices(month?.paymentTypes ?? [])]).toEqual([
      1_000,
      [
        ["bank_transfer", true, null],
        ["momo", true, null],
        ["zalopay", true, null],
        ["atm", false, "Thẻ ATM / Internet Banking nhận từ 5.000\u00a0₫ mỗi lần."],
        ["card", false, "Thẻ Visa / Master / JCB nhận từ 5.000\u00a0₫ mỗi lần."],
      ],
    ]);
    expect(paymentTypes.every(({ available }) => available)).toBe(true);
  });
});

describe("a credit that is agreed and not yet paid for", () => {
  async function upgrading() {
    const customer = await newCustomer(shop);
    await joinAndPay(customer.browser, "year");
    shop.setNow("2026-12-11T03:00:00Z");
    const { id, amount } = await join(customer.browser, "gam", "bank_transfer");
    const pay = () => transferFor({ id, amount });
    const pending = async () => (await customer.browser.call(getMembership, {})).body.pending?.id;
    const see = async () =>
      (await customer.browser.call(getMembershipPayment, { params: { paymentId: id } })).body.payment;
    return { ...customer, id, amount, pay, pending, see };
  }
  beforeAll(async () => {
    const { db } = shop.context;
    await db.update(membershipPackages).set({ price: 1_500_000 }).where(eq(membershipPackages.id, "gam"));
  });

  it("ends when staff take days away from the package that it comes from", async () => {
    const { browser, customerId, userId, amount, pay } = await upgrading();
    shop.setNow("2026-12-12T03:00:00Z");
    await endedByStaff(userId, "2026-12-12T03:00:01Z");
    shop.setNow("2026-12-13T03:00:00Z");
    const offers = (await browser.call(getMembership, {})).body.offers;
    expect(offers.find(({ membershipPackageId }) => membershipPackageId === "gam")).toMatchObject({
      kind: "join",
      amount: 1_500_000,
    });
    await pay();
    expect(await heldBy(shop, customerId)).toEqual([["year", "2026-12-01", "2026-12-12"]]);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", amount, amount]]);
  });

  it("is asked for no more once it has lapsed, and the page of its payment says why", async () => {
    const { userId, id, amount, pending, see } = await upgrading();
    expect(await pending()).toBe(id);
    expect(await see()).toMatchObject({ status: "PENDING", transfer: { qrText: expect.any(String) } });
    shop.setNow("2026-12-12T03:00:00Z");
    await endedByStaff(userId, "2026-12-20T03:00:00Z");
    expect(await pending()).toBeUndefined();
    expect(await see()).toMatchObject({
      ...{ id, amount, status: "FAILED", transfer: null, redirectUrl: null },
      failure: "Số tiền này không còn áp dụng: gói trước đã được kết thúc sớm hơn.",
    });
  });

  it("is asked for as long as an older attempt without it still waits", async () => {
    const { browser, userId } = await newCustomer(shop);
    const older = await join(browser, "gam", "bank_transfer");
    await joinAndPay(browser, "year");
    shop.setNow("2026-12-01T04:00:00Z");
    const { id } = await join(browser, "gam", "bank_transfer");
    const pending = async () => (await browser.call(getMembership, {})).body.pending?.id;
    expect(await pending()).toBe(id);
    shop.setNow("2026-12-01T05:00:00Z");
    await endedByStaff(userId, "2026-12-20T03:00:00Z");
    expect(await pending()).toBe(older.id);
  });

  it("does not keep the money of an older attempt from counting when its own came too late", async () => {
    const { browser, customerId, userId } = await newCustomer(shop);
    const older = await join(browser, "gam", "bank_transfer");
    await joinAndPay(browser, "year");
    shop.setNow("2026-12-01T04:00:00Z");
    const lapsed = await join(browser, "gam", "bank_transfer");
    shop.setNow("2026-12-01T05:00:00Z");
    await endedByStaff(userId, "2026-12-20T03:00:00Z");
    await transferFor(lapsed);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", lapsed.amount, lapsed.amount]]);
    await transferFor(older);
    expect(await heldBy(shop, customerId)).toEqual([
      ["year", "2026-12-01", "2026-12-01"],
      ["gam", "2026-12-01", "2027-05-30"],
    ]);
  });

  it("counts once, also when its package has ended before the money comes", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    shop.setNow("2027-11-29T03:00:00Z");
    const first = await join(browser, "gam", "bank_transfer");
    const second = await join(browser, "month", "bank_transfer");
    shop.setNow("2027-12-02T03:00:00Z");
    await transferFor(first);
    await transferFor(second);
    expect(await heldBy(shop, customerId)).toEqual([
      ["year", "2026-12-01", "2027-12-01"],
      ["gam", "2027-12-02", "2028-05-30"],
    ]);
    expect(await ledgerOf(shop, customerId)).toEqual([["ADJUSTMENT", second.amount, second.amount]]);
  });

  it("counts no more once an older attempt without it has ended its package", async () => {
    const { browser, customerId } = await newCustomer(shop);
    const older = await join(browser, "gam", "bank_transfer");
    await joinAndPay(browser, "year");
    shop.setNow("2027-11-29T03:00:00Z");
    const second = await join(browser, "month", "bank_transfer");
    await transferFor(older);
    await transferFor(second);
    expect(await heldBy(shop, customerId)).toEqual([
      ["year", "2026-12-01", "2027-11-29"],
      ["gam", "2027-11-29", "2028-05-27"],
    ]);
    // Two of 365 days of 1 200 000, and then all that came.
    expect(await ledgerOf(shop, customerId)).toEqual([
      ["ADJUSTMENT", 6_575, 6_575],
      ["ADJUSTMENT", second.amount, 6_575 + second.amount],
    ]);
  });

  it("counts as paid for the next upgrade", async () => {
    const { browser, pay } = await upgrading();
    await pay();
    shop.setNow("2027-05-10T03:00:00Z");
    const { offers } = (await browser.call(getMembership, {})).body;
    // 30 of 180 days of 1 500 000.
    expect(offers.find(({ membershipPackageId }) => membershipPackageId === "month")).toMatchObject({
      ...{ kind: "upgrade", credit: 250_000, amount: 50_000 },
    });
  });

  it("holds when it is agreed after staff have taken days away", async () => {
    const { browser, customerId, userId } = await newCustomer(shop);
    await joinAndPay(browser, "year");
    await endedByStaff(userId, "2027-06-01T03:00:00Z");
    shop.setNow("2026-12-11T03:00:00Z");
    await transferFor(await join(browser, "gam", "bank_transfer"));
    expect(await heldBy(shop, customerId)).toEqual([
      ["year", "2026-12-01", "2026-12-11"],
      ["gam", "2026-12-11", "2027-06-09"],
    ]);
  });

  it("holds when staff add days", async () => {
    const { customerId, userId, pay } = await upgrading();
    shop.setNow("2026-12-12T03:00:00Z");
    await endedByStaff(userId, "2027-12-11T03:00:00Z");
    await pay();
    expect(await heldBy(shop, customerId)).toEqual([
      ["year", "2026-12-01", "2026-12-12"],
      ["gam", "2026-12-12", "2027-06-10"],
    ]);
  });
});
