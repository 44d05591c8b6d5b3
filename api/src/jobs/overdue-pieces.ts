import { addDays } from "@thuot-tha/shared/domain";
import { lockVariants } from "../catalogue/queries/stock.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { blockUntil, listOverdueBookings } from "./queries/overdue-bookings.ts";

/**
 * Blocks the pieces of rentals past their return day as if they came back today, so that a piece is not rented while
 * another customer still has it. Days that are promised to the next renter stay theirs.
 * @param onFailure called for a booking that could not be prolonged; the others still are
 */
export async function blockOverduePieces(
  { db, now, config }: Pick<Context, "db" | "now" | "config">,
  onFailure: (error: unknown, bookingId: string) => void,
): Promise<void> {
  const today = businessDay({ now });
  const until = addDays(today, config.rental.turnaroundDays);
  for (const { id, variantId } of await listOverdueBookings(db, today, until)) {
    try {
      await db.transaction(async (tx) => {
        await lockVariants(tx, [variantId]);
        await blockUntil(tx, id, until);
      });
    } catch (error) {
      onFailure(error, id);
    }
  }
}
