import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { cancelOrder } from "@thuot-tha/shared/contracts/operations/order/cancel-order";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { addDays, blockedPeriod, rangeLength } from "@thuot-tha/shared/domain";
import { isNull } from "drizzle-orm";
import fc from "fast-check";
import { daterange } from "../db/daterange.ts";
import { bookings } from "../db/schema/orders.ts";
import { runsOnServer } from "../testing/database.ts";
import { useShop } from "../testing/shop.ts";
import { addToCart, newAddress, newCustomer, newKey } from "../testing/steps.ts";

const shop = useShop();
const runs = runsOnServer ? 60 : 20;

/**
 * Bookings of one piece: days between them, and days worn. A gap of five days leaves room for delivery, return and
 * cleaning.
 */
const wears = fc.array(fc.tuple(fc.integer({ min: 5, max: 14 }), fc.integer({ min: 0, max: 6 })), { maxLength: 4 });

async function book(unitId: string, others: readonly (readonly [gap: number, more: number])[]): Promise<void> {
  let dateFrom = "2026-12-01";
  for (const [gap, more] of others) {
    dateFrom = addDays(dateFrom, gap);
    const wear = { dateFrom, dateTo: addDays(dateFrom, more) };
    const blocked = daterange(blockedPeriod(wear, 1));
    await shop.context.db.insert(bookings).values({ unitId, wear: daterange(wear), blocked });
    dateFrom = wear.dateTo;
  }
}

describe("every range that the calendar offers", () => {
  it("can be ordered for any bookings of the pieces", async () => {
    const { browser } = await newCustomer(shop);
    const addressId = await newAddress(browser);
    const shelf = fc.tuple(wears, wears, wears);
    const quantities = fc.integer({ min: 1, max: 2 });
    const choice = fc.record({ range: fc.nat(), from: fc.nat(), days: fc.integer({ min: 1, max: 30 }) });
    await fc.assert(
      fc.asyncProperty(shelf, quantities, choice, async (shelf, quantities, { range, from, days }) => {
        await shop.context.db.delete(bookings).where(isNull(bookings.orderItemId));
        for (const [index, others] of shelf.entries()) await book(`lotus-m-rental-${index + 1}`, others);
        const { body } = await browser.call(listInvalidDates, { body: { variantId: "lotus-m", quantities } });
        const free = body.freeRanges ?? [];
        const offered = free[range % free.length]!;
        const dateFrom = addDays(offered.dateFrom, from % Math.min(60, rangeLength(offered)));
        const longest = rangeLength({ dateFrom, dateTo: offered.dateTo });
        const dateTo = addDays(dateFrom, Math.min(days, longest) - 1);
        const line = { variantId: "lotus-m", quantities, dateFrom, dateTo };
        const { status, body: placed } = await browser.call(createOrder, {
          headers: { "idempotency-key": newKey() },
          body: { cartItemIds: [await addToCart(browser, line)], addressId, paymentType: "cash" },
        });
        expect(status).toBe(201);
        await browser.call(cancelOrder, { params: { orderId: placed.order.id } });
      }),
      { seed: 11, numRuns: runs },
    );
  });
});
