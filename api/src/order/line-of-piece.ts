import type { Day } from "@thuot-tha/shared/domain";
import type { Db } from "../db/client.ts";
import { Conflict, NotFound } from "../errors.ts";
import { listLineBookings } from "./queries/changes.ts";
import type { WholeOrder } from "./queries/orders.ts";

type Item = WholeOrder["items"][number];

interface RequestedPiece {
  unitId: string;
  /** The first wear day of the rental; needed where the order rents the piece several times. */
  wear?: Day | undefined;
  /** Whether the step is possible for a rental. */
  fits: (line: Item) => boolean;
}

/** The rental of a piece. Throws NotFound without one, or a Conflict when none of them fits, or several do. */
export async function lineOfPiece(
  tx: Db,
  { order, items }: WholeOrder,
  { unitId, wear, fits }: RequestedPiece,
): Promise<Item> {
  const { id: orderId } = order;
  const rentals: Item[] = [];
  for (const line of items) {
    if (wear !== undefined && line.dateFrom !== wear) continue;
    if ((await listLineBookings(tx, line.id)).some((booking) => booking.unitId === unitId)) rentals.push(line);
  }
  if (rentals.length === 0) throw new NotFound("PIECE_NOT_FOUND", `Đơn ${orderId} không thuê món ${unitId}.`);
  const [line, ...more] = rentals.filter(fits);
  if (!line) throw new Conflict("STEP_NOT_POSSIBLE", `Món ${unitId} của đơn ${orderId} đã về, hoặc khách đã mua.`);
  if (more.length === 0) return line;
  const days = [line, ...more].map(({ dateFrom }) => dateFrom).join(", ");
  throw new Conflict(
    "PIECE_NOT_CLEAR",
    `Đơn ${orderId} thuê món ${unitId} nhiều lần, thêm --wear với ngày mặc đầu: ${days}.`,
  );
}
