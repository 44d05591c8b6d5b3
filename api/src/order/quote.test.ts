import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { useShop } from "../testing/shop.ts";
import { addToCart, joinMembership, newAddress, newCustomer } from "../testing/steps.ts";

const shop = useShop();

const weekend = { dateFrom: "2026-12-12", dateTo: "2026-12-14" };

describe("quoteOrder", () => {
  it("prices a rental of three wear days and a sale for a guest", async () => {
    const guest = shop.browser();
    const rental = await addToCart(guest, { variantId: "lotus-m", quantities: 2, ...weekend });
    const sale = await addToCart(guest, { variantId: "brocade-free" });
    const { status, body } = await guest.call(quoteOrder, { body: { cartItemIds: [rental, sale] } });
    expect(status).toBe(200);
    expect(body.totals).toEqual({
      rentalTotal: 1_200_000,
      saleTotal: 1_200_000,
      goodsTotal: 2_400_000,
      memberSaving: 0,
      depositTotal: 2_000_000,
      shippingFee: 0,
      total: 4_400_000,
    });
    expect(body.lines[0]).toMatchObject({
      cartItemId: rental,
      unitPrice: 500_000,
      total: 1_200_000,
      deposit: 2_000_000,
      ...weekend,
      period: { dateFrom: "2026-12-11", dateTo: "2026-12-15" },
      available: true,
      unavailableReason: null,
    });
    expect(body.lines[1]).toMatchObject({ unitPrice: 1_200_000, deposit: 0, period: null, dateFrom: null });
  });

  it("adds the shipping below the free limit; deposits do not count", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "lotus-m", dateFrom: "2026-12-12", dateTo: "2026-12-12" });
    const { body } = await guest.call(quoteOrder, { body: { cartItemIds: [id] } });
    expect(body.totals).toMatchObject({
      goodsTotal: 500_000,
      depositTotal: 1_000_000,
      shippingFee: 30_000,
      total: 1_530_000,
    });
    expect(body.shippingFreeFrom).toBe(1_500_000);
  });

  it("contains the refund terms and the payment types", async () => {
    const guest = shop.browser();
    const id = await addToCart(guest, { variantId: "brocade-free" });
    const { body } = await guest.call(quoteOrder, { body: { cartItemIds: [id] } });
    expect(body.refundBands).toEqual([
      { daysBefore: 10, percent: 100 },
      { daysBefore: 2, percent: 70 },
      { daysBefore: 0, percent: 0 },
    ]);
    expect(body.paymentTypes[0]).toEqual({ type: "cash", available: true, reason: null, most: null });
    expect(body.paymentTypes[2]).toEqual({ type: "momo", available: true, reason: null, most: 50_000_000 });
    expect(body.paymentTypes.map(({ type }) => type)).toEqual([
      ...["cash", "bank_transfer", "momo", "zalopay", "atm", "card"],
    ]);
  });

  it("gives a member the percentage, or the product's member price if set", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    const lotus = await addToCart(browser, { variantId: "lotus-m", ...weekend });
    const moon = await addToCart(browser, { variantId: "moon-free", ...weekend });
    const { body } = await browser.call(quoteOrder, { body: { cartItemIds: [lotus, moon] } });
    // 15 % off 500 000, and one surcharged day of the two beyond the first, because the package includes two.
    expect(body.lines[0]).toMatchObject({
      unitPrice: 425_000,
      total: 467_500,
      memberSaving: 132_500,
      ownMemberPrice: false,
    });
    expect(body.lines[1]).toMatchObject({
      unitPrice: 250_000,
      total: 275_000,
      memberSaving: 145_000,
      ownMemberPrice: true,
    });
    expect(body.totals).toMatchObject({ rentalTotal: 742_500, memberSaving: 277_500 });
  });

  it("refuses the second of two lines of the last piece", async () => {
    const guest = shop.browser();
    const first = await addToCart(guest, { variantId: "lotus-s", dateFrom: "2026-12-20", dateTo: "2026-12-20" });
    const second = await addToCart(guest, { variantId: "lotus-s", dateFrom: "2026-12-22", dateTo: "2026-12-22" });
    const { body } = await guest.call(quoteOrder, { body: { cartItemIds: [first, second] } });
    expect(body.lines.map(({ available }) => available)).toEqual([true, false]);
    expect(body.lines[1]?.unavailableReason).toBe(
      "Chiếc này đang dành cho món khác trong giỏ, có ngày mặc trùng hoặc quá sát.",
    );
  });

  it("refuses lines of another cart", async () => {
    const owner = shop.browser();
    const id = await addToCart(owner, { variantId: "brocade-free" });
    const { status, error } = await shop.browser().call(quoteOrder, { body: { cartItemIds: [id] } });
    expect([status, error.code]).toEqual([409, "CART_CHANGED"]);
  });

  it("refuses another customer's address", async () => {
    const owner = await newCustomer(shop);
    const addressId = await newAddress(owner.browser);
    const { browser } = await newCustomer(shop);
    const id = await addToCart(browser, { variantId: "brocade-free" });
    const { status, error } = await browser.call(quoteOrder, { body: { cartItemIds: [id], addressId } });
    expect([status, error.code]).toEqual([404, "ADDRESS_NOT_FOUND"]);
  });
});

describe("getMemberPricing", () => {
  it("lists the products with a member price", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    const { body } = await browser.call(getMemberPricing, { query: { productIds: "lotus,moon" } });
    expect(body).toEqual({
      percentDiscount: 15,
      extendDay: 2,
      items: [{ productId: "moon", membershipRentalPrice: 250_000 }],
    });
  });

  it("changes nothing for a customer without a membership", async () => {
    const { browser } = await newCustomer(shop);
    const { body } = await browser.call(getMemberPricing, { query: { productIds: ["lotus", "moon"] } });
    expect(body).toEqual({ percentDiscount: 0, extendDay: 0, items: [] });
  });
});
