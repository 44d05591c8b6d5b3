import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { eq, inArray } from "drizzle-orm";
import { bookings, orders, unitSales, walletEntries } from "../db/schema/orders.ts";
import { brokenConstraint } from "../db/violations.ts";
import { runsOnServer } from "../testing/database.ts";
import { fillWallet, gatewaysOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey, newOrder } from "../testing/steps.ts";

const shop = useShop({ DATABASE_POOL_SIZE: "50" });

/** Concurrent shoppers; PGlite serialises them, so more add nothing there. */
const crowd = runsOnServer ? 200 : 20;

const constraintOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => "nothing",
    (error) => brokenConstraint(error),
  );

/**
 * Customers with 100 000 ₫ in the wallet and the same line in the cart, who order concurrently and pay from the wallet.
 */
async function orderTogether(line: Parameters<typeof addToCart>[1]) {
  const { db } = shop.context;
  const newShopper = async () => {
    const { browser, customerId } = await newCustomer(shop);
    await fillWallet(shop, customerId, 100_000);
    const cartItemIds = [await addToCart(browser, line)];
    return { browser, customerId, cartItemIds, addressId: await newAddress(browser) };
  };
  const shoppers = await Promise.all(Array.from({ length: crowd }, newShopper));
  const answers = await Promise.all(
    shoppers.map(({ browser, cartItemIds, addressId }) =>
      browser.call(createOrder, {
        headers: { "idempotency-key": newKey() },
        body: { cartItemIds, addressId, paymentType: "cash", useWallet: true },
      }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  const carts = await Promise.all(shoppers.map(({ browser }) => browser.call(listCartItems, {})));
  const customers = shoppers.map(({ customerId }) => customerId);
  const written = await db.select().from(orders).where(inArray(orders.customerId, customers));
  const ledger = await db.select().from(walletEntries).where(inArray(walletEntries.customerId, customers));
  return {
    placed: answers.length - refused.length,
    codes: [...new Set(refused.map(({ status, error }) => `${status} ${error.code}`))],
    kept: carts.filter(({ body }) => body.items.length === 1).length,
    orders: written.length,
    spent: ledger.flatMap(({ amount, balance }) => (amount < 0 ? [[amount, balance]] : [])),
  };
}

/** Exactly one customer has the order and has paid; the others keep their cart and money. */
const onlyOne = (code: string) => ({ placed: 1, codes: [code], kept: crowd - 1, orders: 1, spent: [[-100_000, 0]] });

describe("the database", () => {
  const book = (unitId: string, blocked: string) =>
    shop.context.db.insert(bookings).values({ unitId, wear: blocked, blocked });

  it("refuses a second active booking of a piece on a blocked day", async () => {
    await book("moon-free-rental-1", "[2028-01-01,2028-01-05)");
    expect(await constraintOf(book("moon-free-rental-1", "[2028-01-04,2028-01-08)"))).toBe("bookings_never_overlap");
    expect(await constraintOf(book("moon-free-rental-1", "[2027-12-01,2028-02-01)"))).toBe("bookings_never_overlap");
    expect(await constraintOf(book("moon-free-rental-1", "[2028-01-05,2028-01-08)"))).toBe("nothing");
    expect(await constraintOf(book("moon-free-rental-2", "[2028-01-01,2028-01-05)"))).toBe("nothing");
  });

  it("does not count a released booking", async () => {
    const released = {
      wear: "[2028-03-01,2028-03-05)",
      blocked: "[2028-03-01,2028-03-05)",
      status: "released" as const,
    };
    await shop.context.db.insert(bookings).values({ unitId: "moon-free-rental-1", ...released });
    expect(await constraintOf(book("moon-free-rental-1", "[2028-03-01,2028-03-05)"))).toBe("nothing");
  });

  it("refuses to sell a piece twice, or to rent out one that is for sale", async () => {
    const sell = () => shop.context.db.insert(unitSales).values({ unitId: "lotus-m-sale-2" });
    expect(await constraintOf(sell())).toBe("nothing");
    expect(await constraintOf(sell())).toBe("unit_sales_pkey");
    expect(await constraintOf(book("lotus-m-sale-1", "[2028-01-01,2028-01-05)"))).toBe(
      "bookings_unit_id_unit_type_fkey",
    );
  });
});

describe("many simultaneous orders", () => {
  it("rent the last piece to exactly one; the others keep their cart", async () => {
    const line = { variantId: "lotus-s", dateFrom: "2027-02-10", dateTo: "2027-02-12" };
    expect(await orderTogether(line)).toEqual(onlyOne("409 DATE_TAKEN"));
    const held = await shop.context.db.select().from(bookings).where(eq(bookings.unitId, "lotus-s-rental-1"));
    expect(held.map(({ status, wear }) => [status, wear])).toEqual([["live", "[2027-02-10,2027-02-13)"]]);
  });

  it("sell the last piece to exactly one; the others keep their cart", async () => {
    expect(await orderTogether({ variantId: "brocade-free" })).toEqual(onlyOne("409 OUT_OF_STOCK"));
    const sold = await shop.context.db.select().from(unitSales).where(eq(unitSales.unitId, "brocade-free-sale-1"));
    expect(sold).toHaveLength(1);
  });
});

describe("an order", () => {
  it("books other pieces for the same days until none is left", async () => {
    const dates = { dateFrom: "2027-08-10", dateTo: "2027-08-10" };
    await newOrder(shop, { variantId: "lotus-m", quantities: 2, ...dates });
    await newOrder(shop, { variantId: "lotus-m", ...dates });
    await expect(newOrder(shop, { variantId: "lotus-m", ...dates })).rejects.toThrow("DATE_TAKEN");
  });
});

describe("a shop that delivers for the same day", () => {
  const quick = useShop({ RENTAL_LEAD_DAYS: "0" });

  it("allocates the piece that is free on the delivery day", async () => {
    const day = (dateFrom: string) => ({ variantId: "moon-free", dateFrom, dateTo: dateFrom });
    // Returned on the 3rd and cleaned on the 4th, the delivery day of a wear on the 5th.
    await newOrder(quick, day("2026-12-02"));
    quick.setNow("2026-12-05T03:00:00Z");
    expect((await newOrder(quick, day("2026-12-05"))).order.status).toBe("CONFIRMED");
    await expect(newOrder(quick, day("2026-12-05"))).rejects.toThrow("DATE_TAKEN");
  });

  it("is late with an order on the day after it, and refunds the deposit only on that day", async () => {
    quick.setNow("2026-12-12T03:00:00Z");
    const { browser } = await newCustomer(quick);
    const day = { dateFrom: "2026-12-12", dateTo: "2026-12-12" };
    const cartItemIds = [await addToCart(browser, { variantId: "lotus-m", ...day })];
    const addressId = await newAddress(browser);
    const { body } = await browser.call(createOrder, {
      headers: { "idempotency-key": newKey() },
      body: { cartItemIds, addressId, paymentType: "bank_transfer" },
    });
    const { id, totals } = body.order;
    await gatewaysOf(quick).bank({ reference: id, amount: totals.total, transaction: 71_001 });
    // A rent of 500 000 with a deposit of 1 000 000, delivery 30 000.
    const termsAt = async (now: string) => {
      quick.setNow(now);
      return (await browser.call(getOrder, { params: { orderId: id } })).body.cancel;
    };
    expect(await termsAt("2026-12-12T10:00:00Z")).toMatchObject({ percent: 0, refund: 1_000_000 });
    expect(await termsAt("2026-12-13T03:00:00Z")).toMatchObject({ percent: 100, refund: 1_530_000 });
  });
});
