import { addDays } from "@thuot-tha/shared/domain";
import { buyOut } from "@thuot-tha/shared/domain/order";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { type ChangePlan, type Planned, type RentalLine, refused } from "./change-plan.ts";
import { findOtherPieces } from "./other-pieces.ts";
import { type LineBooking, listLaterBookings, listLineBookings, salePriceOf } from "./queries/changes.ts";
import type { WholeOrder } from "./queries/orders.ts";
import { refundable } from "./refund.ts";
import { waivedDeposit } from "./view.ts";

/** The last day of a hold on a piece that leaves the rental stock. */
const forever = "2199-12-31";

/** Moves later bookings of kept pieces to other pieces of the variant; null when one has no other piece. */
async function movedBookings(
  db: Db,
  context: Pick<Context, "now" | "config">,
  line: RentalLine,
  { unitIds, later }: { unitIds: readonly string[]; later: readonly LineBooking[] },
): Promise<ChangePlan["moves"] | null> {
  // A waiting change keeps its pieces, because its payment books them for the new days; it holds none of these days
  // itself where the line has them already.
  // A piece that another customer has bought is theirs.
  if (later.some(({ isChanging, isKept }) => isChanging || isKept)) return null;
  const moved = await findOtherPieces(db, context, { variantId: line.variantId, leaving: unitIds, bookings: later });
  if (moved.length < later.length) return null;
  return moved.map(({ booking, unitId }) => ({ bookingId: booking.id, unitId }));
}

/**
 * Plans that the customer keeps the rented pieces: part of the rent, as far as it was not refunded, and the deposit, as
 * far as the shop did not bear it, count towards their price.
 */
export async function planBuyOut(
  db: Db,
  context: Pick<Context, "now" | "config">,
  whole: WholeOrder,
  line: RentalLine,
): Promise<Planned> {
  const salePrice = await salePriceOf(db, line.productId);
  if (salePrice === null) return refused("BUY_NOT_POSSIBLE", "Món này chỉ cho thuê, cửa hàng chưa bán.");
  if (businessDay(context) > addDays(line.dateTo, 1)) {
    return refused("BUY_NOT_POSSIBLE", "Đã quá ngày trả. Bạn gọi cửa hàng để mua lại món này nhé.");
  }
  const own = (await listLineBookings(db, line.id)).filter(({ changeId }) => changeId === null);
  const unitIds = own.map(({ unitId }) => unitId);
  if (own.length === 0)
    return refused("BUY_NOT_POSSIBLE", "Món này không còn trong lịch thuê. Bạn gọi cửa hàng giúp nhé.");
  const later = await listLaterBookings(db, unitIds, line.dateTo, line.id);
  if (later.some(({ isRepair }) => isRepair)) {
    return refused("BUY_NOT_POSSIBLE", "Cửa hàng đã hẹn sửa món này sau khi bạn trả. Bạn gọi cửa hàng để mua lại nhé.");
  }
  const moves = await movedBookings(db, context, line, { unitIds, later });
  if (!moves) {
    const message =
      "Món này đã có người thuê sau bạn và không còn chiếc nào khác để đổi cho họ, nên chưa bán lại được.";
    return refused("BUY_NOT_POSSIBLE", message);
  }
  const { quantities, memberSaving } = line;
  const borne = waivedDeposit(whole.order);
  // What the shop bore of other deposits would count as borne of this price, and these would come back whole.
  if (borne > line.deposit) {
    return refused("BUY_NOT_POSSIBLE", "Cửa hàng đã bù tiền cọc của đơn này. Bạn gọi cửa hàng để mua lại món này nhé.");
  }
  const deposit = line.deposit - borne;
  const rent = Math.min(line.total, refundable(whole));
  const price = buyOut({ salePrice, quantities, rent, deposit }, context.config.buyOutRentPercent);
  const holds = own.map(({ unitId, blocked }) => ({
    unitId,
    days: { dateFrom: addDays(blocked.dateTo, 1), dateTo: forever },
  }));
  return {
    latest: null,
    plan: { wear: null, unitIds, holds, moves, difference: price.toPay, memberSaving, buyOut: price },
  };
}
