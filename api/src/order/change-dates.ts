import { addDays, blockedPeriod, type Day, type DayRange, rangesOverlap } from "@thuot-tha/shared/domain";
import { repricedRental } from "@thuot-tha/shared/domain/order";
import { allocate } from "../catalogue/allocation.ts";
import { listUnits, type Unit } from "../catalogue/queries/stock.ts";
import { businessDay, wearProblem } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type Planned, type RentalLine, refused } from "./change-plan.ts";
import { type LineBooking, listLineBookings } from "./queries/changes.ts";

const sameDays = (a: DayRange, b: DayRange): boolean => a.dateFrom === b.dateFrom && a.dateTo === b.dateTo;

/** The pieces of a line's variant, without the bookings of the line itself. */
export async function unitsWithoutLine(
  db: Db,
  line: Pick<RentalLine, "id" | "variantId">,
  today: Day,
): Promise<Unit[]> {
  const own = await listLineBookings(db, line.id);
  const units = await listUnits(db, [line.variantId], today);
  const isOwn = (unitId: string, blocked: DayRange) =>
    own.some((booking) => booking.unitId === unitId && sameDays(booking.blocked, blocked));
  return units
    .filter(({ type }) => type === "rental")
    .map((unit) => ({ ...unit, bookings: unit.bookings.filter(({ blocked }) => !isOwn(unit.id, blocked)) }));
}

/** The days of a range that a booking does not block. */
function without(range: DayRange, booked: DayRange | undefined): DayRange[] {
  if (!booked || !rangesOverlap(range, booked)) return [range];
  return [
    { dateFrom: range.dateFrom, dateTo: addDays(booked.dateFrom, -1) },
    { dateFrom: addDays(booked.dateTo, 1), dateTo: range.dateTo },
  ].filter(({ dateFrom, dateTo }) => dateFrom <= dateTo);
}

/** Plans other wear dates, on the same pieces or others of the variant. The line's own days count as free. */
export async function planDates(
  db: Db,
  context: Pick<Context, "now" | "config">,
  line: RentalLine,
  wear: DayRange,
): Promise<Planned> {
  const { turnaroundDays } = context.config.rental;
  if (sameDays(wear, line)) return refused("DATES_NOT_POSSIBLE", "Đơn đang đặt đúng những ngày này.");
  const problem = wearProblem(context, wear);
  if (problem) return refused("DATES_NOT_POSSIBLE", problem);
  const units = await unitsWithoutLine(db, line, businessDay(context));
  const chosen = allocate([{ ...line, ...wear, type: "rental" }], units, turnaroundDays).get(line.id);
  if (!chosen) {
    const message =
      line.quantities === 1
        ? "Đã có người thuê trong những ngày này. Bạn chọn ngày khác nhé."
        : `Không còn đủ ${line.quantities} chiếc trong những ngày này. Bạn chọn ngày khác nhé.`;
    return refused("DATE_TAKEN", message);
  }
  const booked = new Map(
    (await listLineBookings(db, line.id)).filter(isBooking).map((one) => [one.unitId, one.blocked]),
  );
  const blocked = blockedPeriod(wear, turnaroundDays);
  const unitIds = chosen.map(({ id }) => id);
  const holds = unitIds.flatMap((unitId) => without(blocked, booked.get(unitId)).map((days) => ({ unitId, days })));
  const { total, memberSaving } = repricedRental(line, wear);
  const difference = total - line.total;
  return { latest: null, plan: { wear, unitIds, holds, moves: [], difference, memberSaving, buyOut: null } };
}

const isBooking = ({ changeId }: LineBooking): boolean => changeId === null;
