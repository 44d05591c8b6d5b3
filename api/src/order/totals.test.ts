import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { cartTotals } from "@thuot-tha/shared/domain";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { insertCart } from "../cart/queries/carts.ts";
import { cartItems } from "../db/schema/carts.ts";
import { products, variants } from "../db/schema/catalogue.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { joinMembership, newCustomer } from "../testing/steps.ts";

const shop = useShop();

const price = fc.integer({ min: 10_000, max: 5_000_000 });
const prices = fc.record({
  rentalPrice: price,
  salePrice: price,
  depositPrice: price,
  membershipRentalPrice: fc.oneof(fc.constant(0), price),
});
const dayAfter = (days: number): string => new Date(Date.UTC(2026, 11, 2 + days)).toISOString().slice(0, 10);
const line = fc
  .tuple(
    fc.boolean(),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(([isRental, quantities, from, days]) =>
    isRental
      ? { type: "rental" as const, quantities, dateFrom: dayAfter(from), dateTo: dayAfter(from + days - 1) }
      : { type: "sale" as const, quantities, dateFrom: null, dateTo: null },
  );

const poolSize = 200;
/** Fewer carts on PGlite, which is several times slower. */
const carts = runsOnServer ? 500 : 100;

/** Inserts products of every price and one cart with one piece of each; the test's carts are parts of it. */
async function insertProducts(): Promise<string[]> {
  const { db } = shop.context;
  const [lotus] = await db.select().from(products).where(eq(products.id, "lotus"));
  const made = fc
    .sample(prices, poolSize)
    .map((own, index) => ({ ...lotus!, ...own, id: `p${index}`, link: `p${index}` }));
  await db.insert(products).values(made);
  const ids = made.map(({ id }) => id);
  await db.insert(variants).values(ids.map((id) => ({ id, productId: id, size: "M", color: "Đỏ", position: 0 })));
  return ids;
}

async function shopper(variantIds: string[], isMember: boolean) {
  const { db, now } = shop.context;
  const { browser, customerId } = await newCustomer(shop);
  if (isMember) await joinMembership(shop, customerId);
  const cartId = await insertCart(db, { customerId }, now());
  const lines = fc.sample(line, poolSize);
  await db
    .insert(cartItems)
    .values(lines.map((one, index) => ({ ...one, variantId: variantIds[index]!, cartId, createdAt: now() })));
  const { items } = (await browser.call(listCartItems, {})).body;
  const pricing = isMember ? (await browser.call(getMemberPricing, { query: { productIds: variantIds } })).body : null;
  return { browser, items, pricing };
}

describe("quoteOrder", () => {
  it(`comes to what a page computes of the cart's lines, for ${carts} carts of members and of others`, async () => {
    const variantIds = await insertProducts();
    const [member, other] = [await shopper(variantIds, true), await shopper(variantIds, false)];
    const part = fc.uniqueArray(fc.nat(poolSize - 1), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), part, async (isMember, indexes) => {
        const { browser, items, pricing } = isMember ? member : other;
        const lines = items.filter((_item, index) => indexes.includes(index));
        const { body } = await browser.call(quoteOrder, { body: { cartItemIds: lines.map(({ id }) => id) } });
        expect(body.totals).toEqual(cartTotals(lines, pricing));
        const ofLines = lines.map((one): [string, number] => [one.id, cartTotals([one], pricing).goodsTotal]);
        expect(new Map(body.lines.map(({ cartItemId, total }) => [cartItemId, total]))).toEqual(new Map(ofLines));
      }),
      { numRuns: carts },
    );
  });
});
