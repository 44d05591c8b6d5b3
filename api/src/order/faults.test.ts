import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { sql } from "drizzle-orm";
import { rows } from "../db/rows.ts";
import { runsOnServer } from "../testing/database.ts";
import { dying, makeConnectionsMortal } from "../testing/dying.ts";
import { fillWallet, freshLine } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey } from "../testing/steps.ts";

/** Each order has days of its own, which requires a long horizon. */
const shop = useShop({ RENTAL_HORIZON_DAYS: "5000" });
makeConnectionsMortal();

/** Rows per table, without those of limits, which count requests and not orders. */
async function countRows(): Promise<Record<string, number>> {
  const { db } = shop.context;
  const tables = await rows<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'rate_limits'`,
  );
  const counts = tables.map(
    ({ name }) => sql`SELECT ${name} AS name, count(*)::int AS count FROM ${sql.identifier(name)}`,
  );
  const found = await rows<{ name: string; count: number }>(db, sql.join(counts, sql` UNION ALL `));
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
}

/** Differences in the number of rows. */
async function changes(before: Record<string, number>): Promise<Record<string, number>> {
  const now = await countRows();
  return Object.fromEntries(
    Object.entries(now).flatMap(([name, count]) =>
      count === before[name] ? [] : [[name, count - (before[name] ?? 0)]],
    ),
  );
}

/** A customer with a dress in the cart and money in the wallet; repeated requests use one idempotency key. */
async function readyToOrder() {
  const { browser, customerId } = await newCustomer(shop);
  await fillWallet(shop, customerId, 100_000);
  const cartItemIds = [await addToCart(browser, freshLine())];
  const addressId = await newAddress(browser);
  const key = newKey();
  const before = await countRows();
  const order = () =>
    browser.call(createOrder, {
      headers: { "idempotency-key": key },
      body: { cartItemIds, addressId, paymentType: "bank_transfer", useWallet: true },
    });
  return { order, before };
}

const whole = {
  orders: 1,
  order_items: 1,
  order_events: 1,
  bookings: 1,
  booking_changes: 1,
  payments: 1,
  wallet_entries: 1,
  idempotency_keys: 1,
  notifications: 1,
  letters: 1,
  cart_items: -1,
};

/** An embedded database has no connections that could be lost. */
const onServer = runsOnServer ? describe : describe.skip;

onServer("an order whose process dies", () => {
  it.each([
    ["before a statement is sent", false],
    ["before a statement is answered", true],
  ])(
    "is there whole or not at all, and comes about at the next try: %s",
    async (_, isSent) => {
      const { order, before } = await readyToOrder();
      const statements = await dying(order);
      expect(await changes(before)).toEqual(whole);
      expect(statements).toBeGreaterThan(20);
      const outcomes = [];
      for (let diesAt = 1; diesAt <= statements; diesAt += 1) {
        const next = await readyToOrder();
        await dying(next.order, diesAt, isSent);
        const left = await changes(next.before);
        expect([{}, whole]).toContainEqual(left);
        outcomes.push(Object.keys(left).length > 0);
        expect((await next.order()).status).toBe(201);
        expect(await changes(next.before)).toEqual(whole);
      }
      // One statement, the commit, creates the order.
      expect(outcomes.lastIndexOf(false)).toBeLessThan(outcomes.indexOf(true));
    },
    120_000,
  );
});
