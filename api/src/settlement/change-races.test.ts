import { getOrder } from "@thuot-tha/shared/contracts/operations/order/get-order";
import { withdrawOrderChange } from "@thuot-tha/shared/contracts/operations/order/withdraw-order-change";
import { addDays } from "@thuot-tha/shared/domain";
import { sql } from "drizzle-orm";
import { expireChange } from "../order/end-change.ts";
import { bookingsOf, change, handOver, paidRental } from "../testing/changes.ts";
import { runsOnServer } from "../testing/database.ts";
import { fillWallet, gatewaysOf, ledgerOf } from "../testing/payments.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newCustomer, order as placeOrder } from "../testing/steps.ts";

const shop = useShop({ DATABASE_POOL_SIZE: "50" });
const gateways = gatewaysOf(shop);

/** Concurrent customers; PGlite serialises them, so more add nothing there. */
const crowd = runsOnServer ? 20 : 6;

const statusesOf = (answers: readonly { status: number; error: { code: string } }[]) =>
  answers.map(({ status, error }) => (status < 300 ? "done" : error.code)).sort();

/** Pairs of live bookings of one piece that share a day; the database must have none. */
async function overlaps() {
  const { rows } = (await shop.context.db.execute(sql`
    SELECT a.id FROM bookings a JOIN bookings b ON a.unit_id = b.unit_id AND a.id < b.id AND a.blocked && b.blocked
    WHERE a.status = 'live' AND b.status = 'live'`)) as { rows: unknown[] };
  return rows;
}

describe("many customers who move to the same days at once", () => {
  it("give them to exactly one; the others keep their own", async () => {
    const rentals = [];
    for (let index = 0; index < crowd; index += 1) {
      rentals.push(await paidRental(shop, "lotus-s", addDays("2027-01-10", index * 5)));
    }
    const dateFrom = "2026-12-20";
    const answers = await Promise.all(
      rentals.map(({ browser, order, lineId }) =>
        change(browser, order.id, { kind: "DATES", lineId, dateFrom, dateTo: dateFrom }),
      ),
    );
    const codes = statusesOf(answers);
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code !== "done" && code !== "DATE_TAKEN" && code !== "PRICE_CHANGED")).toEqual([]);
    for (const { lineId } of rentals) expect(await bookingsOf(shop, lineId)).toHaveLength(1);
    expect(await overlaps()).toEqual([]);
  });
});

describe("an extension and orders of the following days at once", () => {
  it("never book the piece twice", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-s", "2027-10-10");
    await fillWallet(shop, customerId, 1_000_000);
    const shoppers = [];
    for (let index = 0; index < crowd; index += 1) {
      const customer = await newCustomer(shop);
      const line = { variantId: "lotus-s", dateFrom: "2027-10-14", dateTo: "2027-10-14" };
      shoppers.push({ ...customer, ids: [await addToCart(customer.browser, line)] });
    }
    const extension = { kind: "EXTEND" as const, lineId, dateTo: "2027-10-11" };
    const answers = await Promise.all([
      change(browser, order.id, extension, { useWallet: true, expectedAmount: 50_000 }),
      ...shoppers.map((shopper) => placeOrder(shopper.browser, shopper.ids)),
    ]);
    expect(statusesOf(answers).filter((code) => code === "done")).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await overlaps()).toEqual([]);
  });
});

describe("keeping a piece and orders of later days at once", () => {
  it("leave every renter a piece that is in service", async () => {
    const { browser, customerId, order, lineId } = await paidRental(shop, "lotus-m", "2026-12-10");
    await fillWallet(shop, customerId, 3_000_000);
    await handOver(shop, order.id);
    const shoppers = [];
    for (let index = 0; index < 4; index += 1) {
      const customer = await newCustomer(shop);
      const line = { variantId: "lotus-m", dateFrom: "2027-02-10", dateTo: "2027-02-10" };
      shoppers.push({ ...customer, ids: [await addToCart(customer.browser, line)] });
    }
    const answers = await Promise.all([
      change(browser, order.id, { kind: "BUY", lineId }, { useWallet: true, expectedAmount: 1_150_000 }),
      ...shoppers.map((shopper) => placeOrder(shopper.browser, shopper.ids)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // Three pieces: all three are rented, or one is kept and two are rented.
    expect(statusesOf(answers).filter((code) => code === "done")).toHaveLength(3);
    const { rows } = (await shop.context.db.execute(sql`
      SELECT b.id FROM bookings b JOIN units u ON u.id = b.unit_id
      WHERE b.status = 'live' AND u.retired_at IS NOT NULL AND lower(b.blocked) > '2026-12-31'`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });
});

describe("paying, withdrawing and expiring a change at once", () => {
  it("leaves every change in one final state, and every đồng in one place", async () => {
    const waiting = [];
    for (let index = 0; index < 5; index += 1) {
      const dateFrom = addDays("2027-06-01", index * 8);
      const made = await paidRental(shop, "lotus-s", dateFrom);
      const extension = { kind: "EXTEND" as const, lineId: made.lineId, dateTo: addDays(dateFrom, 1) };
      const { body } = await change(made.browser, made.order.id, extension, { paymentType: "bank_transfer" });
      waiting.push({ ...made, changeId: body.change.id, until: addDays(dateFrom, 1), dateFrom });
    }
    const late = new Date("2026-12-01T03:30:00Z");
    const answers = await Promise.all(
      waiting.flatMap<Promise<unknown>>(({ browser, order, changeId }, index) => [
        gateways.bank({ reference: changeId, amount: 50_000, transaction: 50_000 + index }),
        browser.call(withdrawOrderChange, { params: { orderId: order.id, changeId } }),
        expireChange(shop.context, order.id, late),
        gateways.bank({ reference: changeId, amount: 50_000, transaction: 50_000 + index }),
      ]),
    );
    const statuses = answers.map((answer) => (answer as { status?: number }).status ?? 200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    for (const { browser, order, customerId, dateFrom, until } of waiting) {
      const { body } = await browser.call(getOrder, { params: { orderId: order.id } });
      const kept = (await ledgerOf(shop, customerId)).reduce((sum, [, amount]) => sum + Number(amount), 0);
      const state = { status: body.changes?.[0]?.status, dateTo: body.lines[0]?.dateTo, kept };
      expect([
        { status: "DONE", dateTo: until, kept: 0 },
        { status: "CANCEL", dateTo: dateFrom, kept: 50_000 },
      ]).toContainEqual(state);
    }
    expect(await overlaps()).toEqual([]);
  });
});
