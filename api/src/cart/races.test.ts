import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { lockVariants } from "../catalogue/queries/stock.ts";
import { runsOnServer } from "../testing/database.ts";
import { whileHeld } from "../testing/held.ts";
import { freshLine } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey, order } from "../testing/steps.ts";
import { findCart, touchCart, updateCartItem as updateLine } from "./queries/carts.ts";

/** Each line has days of its own, which requires a long horizon. */
const shop = useShop({ DATABASE_POOL_SIZE: "50", RENTAL_HORIZON_DAYS: "5000" });

/** PGlite runs requests one after the other, so more carts add nothing there. */
const cartCount = runsOnServer ? 20 : 2;

const onServer = runsOnServer ? it : it.skip;

onServer("a piece is put into carts while orders of it are serialised", async () => {
  const { browser } = await newCustomer(shop);
  await shop.context.db.transaction(async (tx) => {
    await lockVariants(tx, ["moon-free"]);
    expect(await addToCart(browser, freshLine())).toMatch(/./);
  });
});

onServer("an order has the pieces that a change of the cart is writing", async () => {
  const { browser, customerId } = await newCustomer(shop);
  const id = await addToCart(browser, freshLine());
  const cartId = await findCart(shop.context.db, { customerId });
  const wear = freshLine();
  const { body } = await whileHeld(shop, {
    begin: (tx) => touchCart(tx, cartId!, shop.context.now()),
    request: () => order(browser, [id]),
    end: (tx) => updateLine(tx, id, { quantities: 2, dateFrom: wear.dateFrom, dateTo: wear.dateTo }),
  });
  expect(body.order.lines).toMatchObject([{ quantities: 2, dateFrom: wear.dateFrom }]);
});

/** A customer with two lines, and five concurrent requests that make the second equal to the first. */
async function newCart() {
  const { browser } = await newCustomer(shop);
  const wear = freshLine();
  const twin = await addToCart(browser, wear);
  const id = await addToCart(browser, freshLine());
  const addressId = await newAddress(browser);
  const change = { id, quantities: 1, dateFrom: wear.dateFrom, dateTo: wear.dateTo };
  const update = () => browser.call(updateCartItem, { params: { id }, body: change });
  return { browser, twin, id, addressId, updates: () => [1, 2, 3, 4, 5].map(update) };
}
type Cart = Awaited<ReturnType<typeof newCart>>;

const codeOf = ({ status, error }: { status: number; error: { code?: string } }) => error.code ?? status;

/** Status codes of all concurrent changes, and of the request that removes the line. */
async function answersOf(takeAway: (cart: Cart) => Promise<Parameters<typeof codeOf>[0]>) {
  const carts = await Promise.all(Array.from({ length: cartCount }, newCart));
  const answers = await Promise.all(
    carts.map(async (cart) => {
      const changes = cart.updates();
      return { taken: codeOf(await takeAway(cart)), changed: (await Promise.all(changes)).map(codeOf) };
    }),
  );
  return {
    taken: [...new Set(answers.map(({ taken }) => taken))],
    changed: new Set(answers.flatMap(({ changed }) => changed)),
  };
}

describe("a line that is changed while it is removed", () => {
  it("by a deletion is changed before it, or not found", async () => {
    const { taken, changed } = await answersOf(({ browser, twin, id }) =>
      browser.call(removeCartItems, { body: { ids: [twin, id] } }),
    );
    expect(taken).toEqual([200]);
    for (const code of changed) expect([200, "CART_ITEM_NOT_FOUND"]).toContain(code);
  });

  it("by an order is changed before it, or not found", async () => {
    const { taken, changed } = await answersOf(({ browser, id, addressId }) =>
      browser.call(createOrder, {
        headers: { "idempotency-key": newKey() },
        body: { cartItemIds: [id], addressId, paymentType: "cash" },
      }),
    );
    expect(taken).toEqual([201]);
    for (const code of changed) expect([200, "CART_ITEM_NOT_FOUND"]).toContain(code);
  });
});
