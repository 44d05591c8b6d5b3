import { addDays } from "@thuot-tha/shared/domain";
import { inArray, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { rows } from "../db/rows.ts";
import { bookings, orderItems } from "../db/schema/orders.ts";
import { expireOrders } from "../order/cancel.ts";
import { walletBalance } from "../payment/queries/wallet.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { late, newStage, type Stage, saved, story } from "../testing/stories.ts";

/** Concurrent stages and their runs: a thousand in all on a server, where transactions really interleave. */
const stageCount = 4;
const runs = runsOnServer ? 25 : 5;
/** Tests that share the runs, so that each ends in time on a busy machine too. */
const parts = Array.from({ length: runsOnServer ? 10 : 1 }, (_, n) => n + 1);

const shop = useShop({ DATABASE_POOL_SIZE: "20" });
const stages: Stage[] = [];
beforeAll(async () => {
  for (let index = 0; index < stageCount; index += 1)
    stages.push(await newStage(shop, addDays("2027-01-20", index * 10)));
});

interface Ended {
  id: string;
  status: string;
  steps: string;
  spent: number;
  pieces: number;
}

/**
 * The outcome of these orders. `spent`: đồng from the wallet and the bank that paid an active order; `pieces` it holds.
 */
const ordersOf = (ids: readonly string[]) =>
  rows<Ended>(
    shop.context.db,
    sql`
      SELECT o.id, o.status, (SELECT string_agg(e.status, ' ' ORDER BY e.id) FROM order_events e WHERE e.order_id = o.id) AS steps,
        CASE WHEN o.status = 'CANCEL' THEN 0 WHEN o.payment_type = 'cash' THEN o.wallet_used ELSE o.total END::int AS spent,
        (SELECT count(*)::int FROM bookings b JOIN order_items i ON i.id = b.order_item_id
          WHERE i.order_id = o.id AND b.status = 'live') AS pieces
      FROM orders o WHERE o.id IN (${sql.join(
        [...ids, ""].map((id) => sql`${id}`),
        sql`, `,
      )})`,
  );

/**
 * Checks that an active order holds its pieces and a cancelled one none, that every received đồng is in a wallet or has
 * paid an active order, and that an order is confirmed at most once.
 */
async function expectEveryDong({ customers, placed, statuses }: Stage) {
  expect(statuses().filter((status) => status >= 500)).toEqual([]);
  const ended = await ordersOf(placed().map(({ order }) => order.id));
  for (const { customerId } of customers) {
    const own = placed().filter(({ customer }) => customer.customerId === customerId);
    let [cameIn, spent] = [0, 0];
    for (const { order, transfers } of own) {
      const now = ended.find(({ id }) => id === order.id)!;
      const waits = order.status === "NOT_PAID";
      const paid = waits ? ["NOT_PAID CONFIRMED", "NOT_PAID CONFIRMED CANCEL"] : ["CONFIRMED", "CONFIRMED CANCEL"];
      expect([...(waits ? ["NOT_PAID CANCEL"] : []), ...(waits && transfers.size === 0 ? [] : paid)]).toContain(
        now.steps,
      );
      expect(now.pieces > 0).toBe(now.status === "CONFIRMED");
      cameIn += transfers.size * order.payable;
      spent += now.spent;
    }
    expect((await walletBalance(shop.context.db, customerId)) + spent).toBe(saved + cameIn);
  }
}

/** Queries for violated invariants; all must be empty. */
const broken = {
  "a piece that is booked twice": sql`
    SELECT a.unit_id FROM bookings a JOIN bookings b ON a.unit_id = b.unit_id AND a.id < b.id AND a.blocked && b.blocked
    WHERE a.status = 'live' AND b.status = 'live'`,
  "a wallet that is not the sum of its ledger": sql`
    SELECT w.customer_id FROM wallets w LEFT JOIN wallet_entries e USING (customer_id)
    GROUP BY w.customer_id, w.balance HAVING w.balance <> coalesce(sum(e.amount), 0)`,
  "an order whose confirmations and notifications differ in number": sql`
    SELECT o.id FROM orders o WHERE EXISTS (SELECT FROM order_events e WHERE e.order_id = o.id AND e.status = 'NOT_PAID')
        AND (SELECT count(*) FROM order_events e WHERE e.order_id = o.id AND e.status = 'CONFIRMED')
          <> (SELECT count(*) FROM notifications n WHERE n.title = 'Đã nhận thanh toán đơn ' || o.id)`,
};
const findBroken = (what: keyof typeof broken) => rows(shop.context.db, broken[what]);

/** Ends a run and frees the days for the next one. */
async function clear() {
  const ids = stages.flatMap(({ placed }) => placed().map(({ order }) => order.id));
  const { db } = shop.context;
  const items = db.select({ id: orderItems.id }).from(orderItems).where(inArray(orderItems.orderId, ids));
  await db.update(bookings).set({ status: "released" }).where(inArray(bookings.orderItemId, items));
}

describe("ordering, paying, cancelling and expiring in any order and at once", () => {
  it.each(parts)("books no piece twice, loses no money, and confirms each paid order once (part %i)", async () => {
    const failures: unknown[] = [];
    const stories = fc.array(story, { minLength: stageCount, maxLength: stageCount });
    await fc.assert(
      fc.asyncProperty(stories, async (played) => {
        await Promise.all(played.map((rounds, index) => stages[index]!.play(rounds)));
        await expireOrders(shop.context, late, (error) => failures.push(error));
        expect(failures).toEqual([]);
        for (const stage of stages) await expectEveryDong(stage);
        expect(await findBroken("a piece that is booked twice")).toEqual([]);
        await clear();
      }),
      { numRuns: runs, endOnFailure: true },
    );
    expect(await findBroken("a wallet that is not the sum of its ledger")).toEqual([]);
    expect(await findBroken("an order whose confirmations and notifications differ in number")).toEqual([]);
  });
});
