import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { listPackagePrices } from "@thuot-tha/shared/contracts/operations/membership/list-package-prices";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { cartTotals } from "@thuot-tha/shared/domain";
import { eq } from "drizzle-orm";
import { assert, asyncProperty, constant, integer, oneof, record } from "fast-check";
import { productMemberPrices, products } from "../db/schema/catalogue.ts";
import { membershipPackages } from "../db/schema/people.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, joinMembership, newCustomer } from "../testing/steps.ts";

const shop = useShop();

/** The rule in integers: unit × pieces × (10 + days) / 10, rounded once, halves up. */
function expectedMemberTotal(unitParts: bigint, pieces: number, days: number): number {
  const divisor = 10n * 10_000n;
  const value = unitParts * BigInt(pieces) * BigInt(10 + days);
  return Number((2n * value + divisor) / (2n * divisor));
}

describe("a member's price in a quote", () => {
  it("follows the rule for every combination of own price, line price, percentage, included days and length", async () => {
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    const { db } = shop.context;
    await db.update(products).set({ depositPrice: 0 }).where(eq(products.id, "lotus"));
    const price = integer({ min: 1, max: 3_000_000 });
    const combination = record({
      rentalPrice: price,
      ofPackage: oneof(constant(0), price),
      ofProduct: oneof(constant(0), price),
      hundredths: integer({ min: 0, max: 10_000 }),
      extendDay: integer({ min: 0, max: 8 }),
      length: integer({ min: 1, max: 10 }),
      pieces: integer({ min: 1, max: 3 }),
    });
    await assert(
      asyncProperty(
        combination,
        async ({ rentalPrice, ofPackage, ofProduct, hundredths, extendDay, length, pieces }) => {
          await db
            .update(products)
            .set({ rentalPrice, membershipRentalPrice: ofProduct })
            .where(eq(products.id, "lotus"));
          await db.update(membershipPackages).set({ percentDiscount: hundredths / 100, extendDay });
          await db.delete(productMemberPrices);
          if (ofPackage > 0) {
            await db
              .insert(productMemberPrices)
              .values({ packageId: "gam", productId: "lotus", rentalPrice: ofPackage });
          }
          const dateTo = `2026-12-${String(11 + length).padStart(2, "0")}`;
          const line = { variantId: "lotus-m", quantities: pieces, dateFrom: "2026-12-12", dateTo };
          const id = await addToCart(browser, line);
          const { body: quote } = await browser.call(quoteOrder, { body: { cartItemIds: [id] } });
          const { body: cart } = await browser.call(listCartItems, {});
          const { body: pricing } = await browser.call(getMemberPricing, { query: {} });
          await browser.call(removeCartItems, { body: { ids: [id] } });

          const ordinary = expectedMemberTotal(BigInt(rentalPrice) * 10_000n, pieces, length - 1);
          const own = ofPackage || ofProduct;
          const parts = own > 0 ? BigInt(own) * 10_000n : BigInt(rentalPrice) * BigInt(10_000 - hundredths);
          const member = expectedMemberTotal(parts, pieces, Math.max(0, length - extendDay));
          const expected = Math.min(ordinary, member);
          expect(quote.totals).toMatchObject({ rentalTotal: expected, memberSaving: ordinary - expected });
          // The total that pages compute from the cart's lines and the member pricing.
          expect(cartTotals(cart.items, pricing)).toMatchObject({
            rentalTotal: expected,
            memberSaving: ordinary - expected,
            total: quote.totals.total,
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("listPackagePrices", () => {
  it("lists every package's member prices publicly", async () => {
    const { db } = shop.context;
    await db.update(membershipPackages).set({ percentDiscount: 15, extendDay: 2 });
    await db.update(products).set({ membershipRentalPrice: 0 }).where(eq(products.id, "lotus"));
    await db.delete(productMemberPrices);
    const [gam] = await db.select().from(membershipPackages);
    const lua = { id: "lua", name: "Lụa", percentDiscount: 10, position: 0 };
    await db.insert(membershipPackages).values({ ...gam!, ...lua });
    await db.insert(productMemberPrices).values([
      { packageId: "gam", productId: "lotus", rentalPrice: 390_000 },
      { packageId: "lua", productId: "lotus", rentalPrice: 420_000 },
    ]);
    const { body } = await shop.browser().call(listPackagePrices, { query: { productIds: "lotus,moon,none" } });
    const lines = body.items.map(({ items, ...one }) => ({
      ...one,
      items: items.map(({ productId, membershipRentalPrice }) => [productId, membershipRentalPrice]).sort(),
    }));
    const priced = (lotus: number) => ({
      extendDay: 2,
      items: [
        ["lotus", lotus],
        ["moon", 250_000],
      ],
    });
    expect(lines).toEqual([
      { membershipPackageId: "lua", percentDiscount: 10, ...priced(420_000) },
      { membershipPackageId: "gam", percentDiscount: 15, ...priced(390_000) },
    ]);
  });
});

describe("membership.pricing without products", () => {
  it("lists every price that the package sets", async () => {
    const { db } = shop.context;
    await db.delete(productMemberPrices);
    await db.insert(productMemberPrices).values([
      { packageId: "gam", productId: "brocade", rentalPrice: 120_000 },
      { packageId: "lua", productId: "lotus", rentalPrice: 420_000 },
    ]);
    const { browser, customerId } = await newCustomer(shop);
    await joinMembership(shop, customerId);
    const { body } = await browser.call(getMemberPricing, { query: {} });
    expect(body.items).toEqual([{ productId: "brocade", membershipRentalPrice: 120_000 }]);
  });
});
