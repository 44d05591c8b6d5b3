import { blockedPeriod, rangesOverlap } from "@thuot-tha/shared/domain";
import type { Unit } from "../db/queries/stock.ts";

export interface WantedLine {
  id: string;
  type: "rental" | "sale";
  variantId: string;
  quantities: number;
  dateFrom: string | null;
  dateTo: string | null;
}

/** What the wear keeps a piece from others; null for a sale, which takes it for good. */
function blockedBy(line: WantedLine, turnaroundDays: number) {
  const { dateFrom, dateTo } = line;
  if (line.type === "sale") return null;
  if (dateFrom === null || dateTo === null) throw new RangeError("A rental has wear dates");
  return { wear: { dateFrom, dateTo }, blocked: blockedPeriod({ dateFrom, dateTo }, turnaroundDays) };
}

/**
 * Gives each line its pieces, earlier lines first, no piece twice for the same days.
 * @returns the pieces by line id; a line that cannot have all it asks for is left out and takes none
 */
export function allocate(
  lines: readonly WantedLine[],
  units: readonly Unit[],
  turnaroundDays: number,
): Map<string, Unit[]> {
  const free = units.map((unit) => ({ unit, bookings: [...unit.bookings], sold: false }));
  const given = new Map<string, Unit[]>();
  for (const line of lines) {
    const booking = blockedBy(line, turnaroundDays);
    const fitting = free.filter(
      ({ unit, bookings, sold }) =>
        unit.variantId === line.variantId &&
        unit.type === line.type &&
        !sold &&
        (booking === null || !bookings.some((other) => rangesOverlap(other.blocked, booking.blocked))),
    );
    const chosen = fitting.slice(0, line.quantities);
    if (chosen.length < line.quantities) continue;
    for (const one of chosen) {
      if (booking === null) one.sold = true;
      else one.bookings.push(booking);
    }
    given.set(
      line.id,
      chosen.map(({ unit }) => unit),
    );
  }
  return given;
}
