import { bookings, unitSales } from "../../db/schema/orders.ts";
import { brokenConstraint } from "../../db/violations.ts";
import { useShop } from "../../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey, newOrder } from "../../testing/steps.ts";

const shop = useShop();

const constraintOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => "nothing",
    (error) => brokenConstraint(error),
  );

/** Twenty customers, each with the same line in the cart, who press the button together. */
async function orderTogether(line: Parameters<typeof addToCart>[1]) {
  const shoppers = [];
  for (let index = 0; index < 20; index += 1) {
    const { browser } = await newCustomer(shop);
    const cartItemIds = [await addToCart(browser, line)];
    shoppers.push({ browser, cartItemIds, addressId: await newAddress(browser) });
  }
  const answers = await Promise.all(
    shoppers.map(({ browser, cartItemIds, addressId }) =>
      browser.call("order.create", {
        headers: { "idempotency-key": newKey() },
        body: { cartItemIds, addressId, paymentType: "cash" },
      }),
    ),
  );
  const carts = await Promise.all(shoppers.map(({ browser }) => browser.call("cart.list", {})));
  return {
    placed: answers.filter(({ status }) => status === 201).length,
    codes: new Set(
      answers.filter(({ status }) => status !== 201).map(({ status, error }) => `${status} ${error.code}`),
    ),
    kept: carts.filter(({ body }) => body.items.length === 1).length,
  };
}

describe("the database", () => {
  const book = (unitId: string, blocked: string) =>
    shop.context.db.insert(bookings).values({ unitId, wear: blocked, blocked });

  it("refuses a second live booking of a piece on a blocked day", async () => {
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

describe("twenty simultaneous orders", () => {
  it("rent the last piece to exactly one; the others keep their cart", async () => {
    const line = { variantId: "lotus-s", dateFrom: "2027-02-10", dateTo: "2027-02-12" };
    expect(await orderTogether(line)).toEqual({ placed: 1, codes: new Set(["409 DATE_TAKEN"]), kept: 19 });
  });

  it("sell the last piece to exactly one; the others keep their cart", async () => {
    expect(await orderTogether({ variantId: "brocade-free" })).toEqual({
      placed: 1,
      codes: new Set(["409 OUT_OF_STOCK"]),
      kept: 19,
    });
  });
});

describe("an order", () => {
  it("takes other pieces for the same days until there is none", async () => {
    const dates = { dateFrom: "2027-08-10", dateTo: "2027-08-10" };
    await newOrder(shop, { variantId: "lotus-m", quantities: 2, ...dates });
    await newOrder(shop, { variantId: "lotus-m", ...dates });
    await expect(newOrder(shop, { variantId: "lotus-m", ...dates })).rejects.toThrow("DATE_TAKEN");
  });
});
