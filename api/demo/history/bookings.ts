import { addDays, blockedPeriod, today as businessDay } from "@thuot-tha/shared/domain";
import type { Db } from "../../src/db/client.ts";
import { daterange } from "../../src/db/daterange.ts";
import { insertAll } from "../../src/db/insert-all.ts";
import { bookings } from "../../src/db/schema/orders.ts";
import type { Catalogue } from "../catalogue.ts";
import { type Chance, chance } from "./random.ts";

const weeksBooked = 7;
/** Maximum age of a booking, in days. */
const maxDaysAgo = 60;

/** Rentals of one piece over the coming weeks; each starts after the previous one is returned and cleaned. */
function scatter(random: Chance, unitId: string, now: Date, turnaroundDays: number) {
  const today = businessDay(now);
  const found: (typeof bookings.$inferInsert)[] = [];
  let free = addDays(today, random.whole(-4, 9));
  const last = addDays(today, weeksBooked * 7);
  while (free < last) {
    const dateFrom = addDays(free, 1);
    const wear = { dateFrom, dateTo: addDays(dateFrom, random.pick([0, 0, 1, 2, 2, 4])) };
    const blocked = blockedPeriod(wear, turnaroundDays);
    if (random.happens(0.45)) {
      const bookedAt = new Date(now.getTime() - random.whole(0, maxDaysAgo * 24) * 3_600_000);
      found.push({ unitId, wear: daterange(wear), blocked: daterange(blocked), bookedAt });
    }
    free = addDays(blocked.dateTo, 1 + random.whole(1, 12));
  }
  return found;
}

/** Rentals of every piece. */
export async function insertBookings(db: Db, units: Catalogue["units"], now: Date, turnaroundDays: number) {
  const random = chance(544_250_886);
  await insertAll(
    db,
    bookings,
    units.flatMap(({ code }) => scatter(random, code, now, turnaroundDays)),
  );
}
