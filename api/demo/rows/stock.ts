import { addDays, blockedPeriod, today as businessDay } from "@thuot-tha/shared/domain";
import type { Db } from "../../src/db/client.ts";
import { daterange } from "../../src/db/daterange.ts";
import { insertAll } from "../../src/db/insert-all.ts";
import { units, variants } from "../../src/db/schema/catalogue.ts";
import { bookings } from "../../src/db/schema/orders.ts";
import { productId, variantId } from "../../src/shop-folder/ids.ts";
import type { Catalogue } from "../catalogue.ts";
import { type Chance, chance } from "./random.ts";

const WEEKS_BOOKED = 7;
/** Maximum age of a booking, in days. */
const MOST_DAYS_AGO = 60;

/** Rentals of one piece over the coming weeks; each starts after the previous one is returned and cleaned. */
function scatter(random: Chance, unitId: string, now: Date, turnaroundDays: number) {
  const today = businessDay(now);
  const found: (typeof bookings.$inferInsert)[] = [];
  let free = addDays(today, random.whole(-4, 9));
  const last = addDays(today, WEEKS_BOOKED * 7);
  while (free < last) {
    const dateFrom = addDays(free, 1);
    const wear = { dateFrom, dateTo: addDays(dateFrom, random.pick([0, 0, 1, 2, 2, 4])) };
    const blocked = blockedPeriod(wear, turnaroundDays);
    if (random.happens(0.45)) {
      const bookedAt = new Date(now.getTime() - random.whole(0, MOST_DAYS_AGO * 24) * 3_600_000);
      found.push({ unitId, wear: daterange(wear), blocked: daterange(blocked), bookedAt });
    }
    free = addDays(blocked.dateTo, 1 + random.whole(1, 12));
  }
  return found;
}

/** One to four pieces of every variant for each way it is offered, with rentals. */
export async function insertStock(db: Db, { products }: Catalogue, now: Date, turnaroundDays: number) {
  const random = chance(19);
  const variantRows: (typeof variants.$inferInsert)[] = [];
  const unitRows: (typeof units.$inferInsert)[] = [];
  for (const { code, sizes, colors, rent, sale } of products) {
    const kinds = [...(rent ? (["rental"] as const) : []), ...(sale ? (["sale"] as const) : [])];
    const pairs = sizes.flatMap((size) => colors.map((color) => ({ size, color })));
    for (const [position, { size, color }] of pairs.entries()) {
      const id = variantId(code, size, color);
      variantRows.push({ id, productId: productId(code), size, color, position });
      for (const kind of kinds) {
        const pieces = random.pick([1, 1, 2, 2, 3, 4]);
        for (let piece = 1; piece <= pieces; piece += 1) {
          unitRows.push({ id: `${id}-${kind}-${piece}`, variantId: id, type: kind });
        }
      }
    }
  }
  await insertAll(db, variants, variantRows);
  await insertAll(db, units, unitRows);
  const rentals = unitRows.filter(({ type }) => type === "rental");
  await insertAll(
    db,
    bookings,
    rentals.flatMap(({ id }) => scatter(random, id, now, turnaroundDays)),
  );
}
