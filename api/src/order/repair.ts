import { addDays, type Day, type DayRange, formatDay, formatRange } from "@thuot-tha/shared/domain";
import { lockVariants } from "../catalogue/queries/stock.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { requireReason } from "../customer/reason.ts";
import type { Db } from "../db/client.ts";
import { refuseViolation } from "../db/violations.ts";
import { BadRequest, Conflict, NotFound } from "../errors.ts";
import { findOtherPieces } from "./other-pieces.ts";
import { moveBooking } from "./queries/changes.ts";
import {
  findRentalUnit,
  insertRepair,
  listPromised,
  listRepairs,
  lockOrders,
  type PromisedBooking,
  type RentalUnit,
  releaseRepair,
} from "./queries/repairs.ts";

type At = Pick<Context, "db" | "config" | "now">;

/** An order in one of these has not left the shop, so it can have another piece. */
const inShop = new Set(["NOT_PAID", "CONFIRMED"]);

/**
 * True for a booking whose piece is still in the shop: also of a later rental of an order that has left it, before its
 * own delivery day. A booking without an order was made by hand.
 */
const isAhead = ({ status, isFirst, blocked }: PromisedBooking, today: Day): boolean =>
  status === null || inShop.has(status) || (!isFirst && blocked.dateFrom > today);

async function requireUnit(tx: Db, unitId: string): Promise<RentalUnit> {
  const unit = await findRentalUnit(tx, unitId);
  if (!unit) throw new NotFound("PIECE_NOT_FOUND", `Không có món cho thuê nào mang mã ${unitId}.`);
  if (unit.retired) throw new Conflict("PIECE_RETIRED", `Món ${unitId} không còn cho thuê.`);
  return unit;
}

/** The first day from `from` on after all bookings under way: their pieces are returned and cleaned first. */
const firstDay = (promised: readonly PromisedBooking[], from: Day): Day =>
  promised
    .filter((booking) => !isAhead(booking, from) && booking.blocked.dateFrom <= from)
    .reduce((day, { blocked }) => (blocked.dateTo >= day ? addDays(blocked.dateTo, 1) : day), from);

/** A booking that another piece has now. */
export interface MovedBooking {
  orderId: string | null;
  unitId: string;
}

/** Gives bookings to other pieces of the variant. Throws a Conflict that names those for which there is none. */
async function moveAway(
  tx: Db,
  context: Pick<Context, "config" | "now">,
  unit: RentalUnit,
  { inTheWay, locked }: { inTheWay: readonly PromisedBooking[]; locked: ReadonlySet<string> },
): Promise<MovedBooking[]> {
  const today = businessDay(context);
  const isMovable = ({ orderId, isChanging }: PromisedBooking) =>
    !isChanging && (orderId === null || locked.has(orderId));
  const movable = inTheWay.filter((booking) => isAhead(booking, today) && isMovable(booking));
  const moving = { variantId: unit.variantId, leaving: [unit.id], bookings: movable };
  const moved = await findOtherPieces(tx, context, moving);
  const stuck = inTheWay.filter((one) => !moved.some(({ booking }) => booking === one));
  if (stuck.length > 0) {
    const list = stuck.map(({ orderId, wear, isChanging }) => {
      const change = isChanging ? ", đang chờ thanh toán lần đổi" : "";
      return `  ${orderId ?? "lịch không có đơn"}: mặc ${formatRange(wear)}${change}`;
    });
    const why = `Món ${unit.id} đã có người thuê và không còn chiếc nào khác để đổi cho họ:`;
    throw new Conflict("PIECE_BOOKED", [why, ...list].join("\n"));
  }
  for (const { booking, unitId } of moved) await moveBooking(tx, booking.id, unitId);
  return moved.map(({ booking, unitId }) => ({ orderId: booking.orderId, unitId }));
}

interface RequestedRepair {
  unitId: string;
  /** The last day on which the piece is away. */
  until: Day;
  why: string;
}

/** A repair as it was recorded. */
export interface RecordedRepair {
  days: DayRange;
  moved: MovedBooking[];
}

/**
 * Takes a piece out for repair for the back office, in one transaction: no order gets it on these days, and bookings of
 * them move to other pieces of the variant. A piece that is with a customer, or being cleaned, goes out after that. A
 * repair that is recorded already is replaced. Throws NotFound, BadRequest, or a Conflict that names the bookings
 * that no other piece can have.
 */
export async function repairPiece(context: At, { unitId, until, why }: RequestedRepair): Promise<RecordedRepair> {
  const reason = requireReason(why);
  const now = businessDay(context);
  if (until < now) throw new BadRequest("DAY_NOT_POSSIBLE", `Ngày ${formatDay(until)} đã qua.`);
  try {
    return await context.db.transaction(async (tx) => {
      const unit = await requireUnit(tx, unitId);
      // Orders before variants, as in changes of orders: an order that is locked does not leave the shop meanwhile.
      const orderIds = (await listPromised(tx, unitId, now)).flatMap(({ orderId }) => orderId ?? []);
      await lockOrders(tx, orderIds);
      await lockVariants(tx, [unit.variantId]);
      const promised = await listPromised(tx, unitId, now);
      const running = await listRepairs(tx, now, unitId);
      const began = running[0]?.days.dateFrom;
      const from = began !== undefined && began <= now ? began : firstDay(promised, now);
      if (until < from) {
        const last = formatDay(addDays(from, -1));
        throw new Conflict("PIECE_AWAY", `Món ${unitId} còn trong lịch thuê và giặt đến hết ngày ${last}.`);
      }
      for (const { id } of running) await releaseRepair(tx, id);
      const days = { dateFrom: from, dateTo: until };
      const inTheWay = promised.filter(({ blocked }) => blocked.dateFrom <= until && blocked.dateTo >= from);
      const moved = await moveAway(tx, context, unit, { inTheWay, locked: new Set(orderIds) });
      await insertRepair(tx, { unitId, days, why: reason, at: context.now() });
      return { days, moved };
    });
  } catch (error) {
    const message = `Vừa có người thuê món ${unitId} trong những ngày này. Xem lại rồi thử lần nữa.`;
    return refuseViolation(error, { bookings_never_overlap: () => new Conflict("PIECE_BOOKED", message) });
  }
}

/** Puts a piece that was out for repair back into service today. Throws NotFound for a piece that is not out. */
export function endRepair(context: At, unitId: string): Promise<void> {
  return context.db.transaction(async (tx) => {
    const running = await listRepairs(tx, businessDay(context), unitId);
    if (running.length === 0) throw new NotFound("REPAIR_NOT_FOUND", `Món ${unitId} không đi sửa.`);
    for (const { id } of running) await releaseRepair(tx, id);
  });
}
