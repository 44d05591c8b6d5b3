import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { getMembershipPayment } from "@thuot-tha/shared/contracts/operations/membership/get-membership-payment";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { addPackages, membershipsOf } from "../testing/memberships.ts";
import { goOnline } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, order } from "../testing/steps.ts";

const shop = useShop({ SESSION_DAYS: "400" });
beforeAll(async () => {
  await goOnline(shop);
  await addPackages(shop, [
    { id: "lua", name: "Lụa", price: 299_000, durationDays: 90, percentDiscount: 10, position: 0 },
    { id: "nhung", name: "Nhung", price: 1_190_000, durationDays: 365, percentDiscount: 20, position: 2 },
  ]);
});
afterEach(() => shop.setNow("2026-12-01T03:00:00Z"));

const { join, joinAndPay, current } = membershipsOf(shop);

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
