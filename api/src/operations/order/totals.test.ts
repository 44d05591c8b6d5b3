import { cartTotals } from "@thuot-tha/shared/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { insertCart } from "../../db/queries/carts.ts";
import { cartItems } from "../../db/schema/carts.ts";
import { products } from "../../db/schema/catalogue.ts";
import { membershipPackages } from "../../db/schema/people.ts";
import { useShop } from "../../testing/shop.ts";
import { joinMembership, newCustomer } from "../../testing/steps.ts";

const shop = useShop();

const price = fc.integer({ min: 10_000, max: 5_000_000 });
const pieces = fc.integer({ min: 1, max: 20 });
const dayAfter = (days: number): string => new Date(Date.UTC(2026, 11, 2 + days)).toISOString().slice(0, 10);
const wear = fc
  .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, days]) => ({ dateFrom: dayAfter(from), dateTo: dayAfter(from + days - 1) }));
const rental = fc.record({ variantId: fc.constantFrom("lotus-s", "lotus-m", "moon-free"), quantities: pieces, wear });
const sale = fc.record({ variantId: fc.constantFrom("lotus-s", "lotus-m", "brocade-free"), quantities: pieces });

const cart = fc.record({
  rentals: fc.uniqueArray(rental, {
    maxLength: 4,
    selector: ({ variantId, wear }) => variantId + wear.dateFrom + wear.dateTo,
  }),
  sales: fc.uniqueArray(sale, { maxLength: 2, selector: ({ variantId }) => variantId }),
  isMember: fc.boolean(),
  prices: fc.record({ rentalPrice: price, salePrice: price, depositPrice: price, membershipRentalPrice: price }),
  membership: fc.record({
    percentDiscount: fc.integer({ min: 1, max: 100 }),
    extendDay: fc.integer({ max: 10, min: 0 }),
  }),
});

/** Somebody with a cart, and what fills it anew. */
async function shopper(isMember: boolean) {
  const { db, now } = shop.context;
  const { browser, customerId } = await newCustomer(shop);
  if (isMember) await joinMembership(shop, customerId);
  const cartId = await insertCart(db, { customerId }, now());
  const fill = async (lines: Omit<typeof cartItems.$inferInsert, "cartId" | "createdAt">[]) => {
    await db.delete(cartItems).where(eq(cartItems.cartId, cartId));
    await db.insert(cartItems).values(lines.map((line) => ({ ...line, cartId, createdAt: now() })));
  };
  return { browser, fill };
}

describe("order.quote", () => {
  it("comes to what a page computes of the cart's lines, for 500 carts of members and of others", async () => {
    const { db } = shop.context;
    const [member, other] = [await shopper(true), await shopper(false)];
    await fc.assert(
      fc.asyncProperty(cart, async ({ rentals, sales, isMember, prices, membership }) => {
        fc.pre(rentals.length + sales.length > 0);
        await db.update(products).set(prices).where(eq(products.id, "lotus"));
        await db.update(membershipPackages).set(membership);
        const { browser, fill } = isMember ? member : other;
        await fill([
          ...rentals.map(({ wear, ...line }) => ({ ...line, ...wear, type: "rental" as const })),
          ...sales.map((line) => ({ ...line, dateFrom: null, dateTo: null, type: "sale" as const })),
        ]);

        const { items } = (await browser.call("cart.list")).body;
        const productIds = items.map(({ productId }) => productId);
        const pricing = isMember ? (await browser.call("membership.pricing", { query: { productIds } })).body : null;
        const { body } = await browser.call("order.quote", { body: { cartItemIds: items.map(({ id }) => id) } });
        expect(body.totals).toEqual(cartTotals(items, pricing));
        expect(body.lines.map(({ total }) => total)).toEqual(
          items.map((item) => cartTotals([item], pricing).goodsTotal),
        );
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
