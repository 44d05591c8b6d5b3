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
const unbounded = 100_000;

/** Free days of a piece before and after the wear. */
function slack(bookings: readonly Booking[], { dateFrom, dateTo }: DayRange): number {
  const ends = bookings.map(({ blocked }) => blocked.dateTo).filter((day) => day < dateFrom);
  const starts = bookings.map(({ blocked }) => blocked.dateFrom).filter((day) => day > dateTo);
  const last = ends.sort().at(-1);
  const next = starts.sort()[0];
  return (last ? daysBetween(last, dateFrom) : unbounded) + (next ? daysBetween(dateTo, next) : unbounded);
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
      .filter((other) => other.id !== line.id)
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

/** A rental with the days for which it blocks its pieces. */
interface RequestedRental {
  line: RequestedLine;
  booking: Booking;
}

/** A piece for rent, with its bookings and those of the lines that were given it. */
interface Piece {
  unit: Unit;
  bookings: Booking[];
}

interface Distribution {
  pieces: Piece[];
  given: Map<string, Piece[]>;
}

const undistributed = (units: readonly Unit[]): Distribution => ({
  pieces: units.map((unit) => ({ unit, bookings: [...unit.bookings] })),
  given: new Map(),
});

/** The pieces that are free for a booking: those with the least free time around it first. */
function freeFor({ pieces }: Distribution, booking: Booking): Piece[] {
  const fitting = pieces.filter(({ bookings }) => isFree(bookings, booking));
  const room = new Map(fitting.map((one) => [one, slack(one.bookings, booking.blocked)]));
  return fitting.sort((a, b) => room.get(a)! - room.get(b)!);
}

/**
 * Pieces tried before rentals count as impossible together: all ways of four rentals and three pieces, and a limit to
 * work.
 */
const maxTries = 200;

/** Distributes the pieces of one variant so that all rentals get theirs; null when there is no such way. */
function distributed(rentals: readonly RequestedRental[], units: readonly Unit[]): Distribution | null {
  const distribution = undistributed(units);
  const { given } = distribution;
  const singles = rentals
    .flatMap(({ line, booking }) => Array.from({ length: line.quantities }, () => ({ id: line.id, booking })))
    .sort((a, b) => (a.booking.blocked.dateFrom < b.booking.blocked.dateFrom ? -1 : 1));
  let tries = 0;
  const placeFrom = (place: number): boolean => {
    const single = singles[place];
    if (!single) return true;
    for (const piece of freeFor(distribution, single.booking)) {
      tries += 1;
      if (tries > maxTries) return false;
      piece.bookings.push(single.booking);
      given.set(single.id, [...(given.get(single.id) ?? []), piece]);
      if (placeFrom(place + 1)) return true;
      piece.bookings.pop();
      given.set(single.id, (given.get(single.id) ?? []).slice(0, -1));
    }
    return false;
  };
  return placeFrom(0) ? distribution : null;
}

/** The pieces of one variant for each rental that can get all of its own beside those before it. */
function allocateRentals(rentals: readonly RequestedRental[], units: readonly Unit[]): Map<string, Piece[]> {
  let distribution = undistributed(units);
  const accepted: RequestedRental[] = [];
  for (const rental of rentals) {
    const { line, booking } = rental;
    const chosen = freeFor(distribution, booking).slice(0, line.quantities);
    if (chosen.length === line.quantities) {
      for (const { bookings } of chosen) bookings.push(booking);
      distribution.given.set(line.id, chosen);
      accepted.push(rental);
      continue;
    }
    // It may be that lines before it have pieces which only this one can use.
    const isPossibleAlone = units.filter(({ bookings }) => isFree(bookings, booking)).length >= line.quantities;
    const other = isPossibleAlone ? distributed([...accepted, rental], units) : null;
    if (!other) continue;
    distribution = other;
    accepted.push(rental);
  }
  return distribution.given;
}

/**
 * Allocates pieces to lines, earlier lines first; no piece is allocated twice for the same days. A rental gets the
 * piece with the least free time around the wear, which leaves room for longer wears, or another one when a later line
 * could get none otherwise.
 * @returns the pieces by line id; a line that cannot get all its pieces is left out
 */
export function allocate(
  lines: readonly RequestedLine[],
  units: readonly Unit[],
  turnaroundDays: number,
): Map<string, Unit[]> {
  const allocated = new Map<string, Unit[]>();
  for (const variantId of new Set(lines.map((line) => line.variantId))) {
    const ofVariant = lines.filter((line) => line.variantId === variantId);
    const unitsOf = (type: Unit["type"]) => units.filter((unit) => unit.variantId === variantId && unit.type === type);
    const rentals: RequestedRental[] = [];
    const forSale = unitsOf("sale");
    for (const line of ofVariant) {
      const booking = blockedBy(line, turnaroundDays);
      if (booking) rentals.push({ line, booking });
      else if (line.quantities <= forSale.length) allocated.set(line.id, forSale.splice(0, line.quantities));
    }
    for (const [id, pieces] of allocateRentals(rentals, unitsOf("rental"))) {
      allocated.set(
        id,
        pieces.map(({ unit }) => unit),
      );
    }
  }
  return allocated;
}
