import type { DayRange } from "@thuot-tha/shared/domain";
import { allocate } from "../catalogue/allocation.ts";
import { listUnits } from "../catalogue/queries/stock.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";

interface Moving<Booking> {
  variantId: string;
  /** Pieces of the variant that the bookings leave. */
  leaving: readonly string[];
  bookings: readonly Booking[];
}

/**
 * Finds another piece of the variant for each booking of one piece, without moving any.
 * @returns the bookings that can have one, each with the id of that piece
 */
export async function findOtherPieces<Booking extends { id: string; wear: DayRange }>(
  db: Db,
  context: Pick<Context, "config" | "now">,
  { variantId, leaving, bookings }: Moving<Booking>,
): Promise<{ booking: Booking; unitId: string }[]> {
  const units = await listUnits(db, [variantId], businessDay(context));
  const others = units.filter(({ id }) => !leaving.includes(id));
  const lines = bookings.map(({ id, wear }) => ({ id, type: "rental" as const, variantId, quantities: 1, ...wear }));
  const allocated = allocate(lines, others, context.config.rental.turnaroundDays);
  return bookings.flatMap((booking) =>
    (allocated.get(booking.id) ?? []).map(({ id: unitId }) => ({ booking, unitId })),
  );
}
