import { blockedPeriod, type DayRange, daysBetween, rangesOverlap } from "@thuot-tha/shared/domain";
import type { Booking, Unit } from "./queries/stock.ts";

export interface RequestedLine {
  id: string;
  type: "rental" | "sale";
  variantId: string;
  quantities: number;
  dateFrom: string | null;
  dateTo: string | null;
}

/** The days for which a wear blocks a piece; null for a sale, which removes the piece permanently. */
function blockedBy(line: RequestedLine, turnaroundDays: number) {
  const { dateFrom, dateTo } = line;
  if (line.type === "sale") return null;
  if (dateFrom === null || dateTo === null) throw new RangeError("A rental has wear dates");
  return { wear: { dateFrom, dateTo }, blocked: blockedPeriod({ dateFrom, dateTo }, turnaroundDays) };
}

/** Days of free time on a side without a booking: more than between any two bookings. */
const UNBOUNDED = 100_000;

/** Free days of a piece before and after the wear. */
function slack(bookings: readonly Booking[], { dateFrom, dateTo }: DayRange): number {
  const ends = bookings.map(({ blocked }) => blocked.dateTo).filter((day) => day < dateFrom);
  const starts = bookings.map(({ blocked }) => blocked.dateFrom).filter((day) => day > dateTo);
  const last = ends.sort().at(-1);
  const next = starts.sort()[0];
  return (last ? daysBetween(last, dateFrom) : UNBOUNDED) + (next ? daysBetween(dateTo, next) : UNBOUNDED);
}

const isFree = (bookings: readonly Booking[], booking: Booking | null): boolean =>
  booking === null || !bookings.some((other) => rangesOverlap(other.blocked, booking.blocked));

/** Number of pieces that a line could get at most, while the other lines keep the pieces `allocated` to them. */
export function maxPiecesFor(
  line: RequestedLine,
  lines: readonly RequestedLine[],
  units: readonly Unit[],
  allocated: ReadonlyMap<string, readonly Unit[]>,
  turnaroundDays: number,
): number {
  const booking = blockedBy(line, turnaroundDays);
  const taken = new Set(
    lines
      .filter((other) => other.id !== line.id && other.variantId === line.variantId && other.type === line.type)
      .filter((other) => {
        const theirs = blockedBy(other, turnaroundDays);
        return theirs === null || !isFree([theirs], booking);
      })
      .flatMap((other) => allocated.get(other.id) ?? []),
  );
  return units.filter(
    (unit) =>
      unit.variantId === line.variantId &&
      unit.type === line.type &&
      !taken.has(unit) &&
      isFree(unit.bookings, booking),
  ).length;
}

/**
 * Allocates pieces to lines, earlier lines first; no piece is allocated twice for the same days. A rental gets the
 * piece with the least free time around the wear, which leaves room for longer wears.
 * @returns the pieces by line id; a line that cannot get all its pieces is left out
 */
export function allocate(
  lines: readonly RequestedLine[],
  units: readonly Unit[],
  turnaroundDays: number,
): Map<string, Unit[]> {
  const free = units.map((unit) => ({ unit, bookings: [...unit.bookings], sold: false }));
  const allocated = new Map<string, Unit[]>();
  for (const line of lines) {
    const booking = blockedBy(line, turnaroundDays);
    const fitting = free.filter(
      ({ unit, bookings, sold }) =>
        unit.variantId === line.variantId && unit.type === line.type && !sold && isFree(bookings, booking),
    );
    const room = new Map(fitting.map((one) => [one, booking ? slack(one.bookings, booking.blocked) : 0]));
    const chosen = fitting.sort((a, b) => room.get(a)! - room.get(b)!).slice(0, line.quantities);
    if (chosen.length < line.quantities) continue;
    for (const one of chosen) {
      if (booking === null) one.sold = true;
      else one.bookings.push(booking);
    }
    allocated.set(
      line.id,
      chosen.map(({ unit }) => unit),
    );
  }
  return allocated;
}
