import { addDays, blockedPeriod, type Day, formatDay } from "@thuot-tha/shared/domain";
import { latestWearEnd, repricedRental } from "@thuot-tha/shared/domain/order";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type Planned, type RentalLine, refused } from "./change-plan.ts";
import { listLaterBookings, listLineBookings } from "./queries/changes.ts";

/**
 * Plans a later return with the same pieces. The return day and the cleaning come before the next renter, as in every
 * booking.
 */
export async function planExtension(
  db: Db,
  context: Pick<Context, "now" | "config">,
  line: RentalLine,
  dateTo: Day,
): Promise<Planned> {
  const { turnaroundDays, maxDays, horizonDays } = context.config.rental;
  const today = businessDay(context);
  const own = (await listLineBookings(db, line.id)).filter(({ changeId }) => changeId === null);
  const unitIds = own.map(({ unitId }) => unitId);
  if (own.length === 0 || today > addDays(line.dateTo, 1)) {
    return refused("EXTENSION_NOT_POSSIBLE", "Đã quá ngày trả nên không gia hạn được. Bạn gọi cửa hàng giúp nhé.");
  }
  const later = await listLaterBookings(db, unitIds, line.dateTo, line.id);
  const nextBlocked = later[0]?.blocked.dateFrom ?? null;
  const bounds = { turnaroundDays, maxDays, lastDay: addDays(today, horizonDays) };
  const latest = latestWearEnd(line, { ...bounds, nextBlocked });
  const longest = latestWearEnd(line, { ...bounds, nextBlocked: null });
  if (dateTo <= line.dateTo) {
    return refused("EXTENSION_NOT_POSSIBLE", `Bạn chọn ngày sau ngày ${formatDay(line.dateTo)} nhé.`, latest);
  }
  if (longest === null || dateTo > longest) {
    const atLatest = longest ? `, muộn nhất là mặc đến hết ngày ${formatDay(longest)}` : "";
    return refused("EXTENSION_NOT_POSSIBLE", `Mỗi lần thuê tối đa ${maxDays} ngày${atLatest}.`, latest);
  }
  if (latest === null) {
    return refused("EXTENSION_NOT_POSSIBLE", "Món này không gia hạn được vì đã có người thuê ngay sau bạn.");
  }
  if (dateTo > latest) {
    const message = `Món này chỉ gia hạn được đến hết ngày ${formatDay(latest)}, vì sau đó đã có người thuê.`;
    return refused("EXTENSION_NOT_POSSIBLE", message, latest);
  }
  const wear = { dateFrom: line.dateFrom, dateTo };
  const blocked = blockedPeriod(wear, turnaroundDays);
  const { total, memberSaving } = repricedRental(line, wear);
  // A longer turnaround at booking may already block the further days.
  const holds = own.flatMap((booking) =>
    booking.blocked.dateTo < blocked.dateTo
      ? [
          {
            unitId: booking.unitId,
            days: { dateFrom: addDays(booking.blocked.dateTo, 1), dateTo: blocked.dateTo },
          },
        ]
      : [],
  );
  const difference = total - line.total;
  return { latest, plan: { wear, unitIds, holds, moves: [], difference, memberSaving, buyOut: null } };
}
