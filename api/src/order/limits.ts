import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { type OpenOrders, openOrdersOf } from "./queries/open-orders.ts";

type Limits = Config["orderLimits"]["proven"];

/** The amounts that an order adds to its customer's open orders. */
export type Added = Partial<Limits>;

interface Problem {
  /** Why the order is refused. */
  why: string;
  /** How the customer can proceed. */
  way: string;
}

/** The first limit that an order would exceed; null when it exceeds none. */
function problemOf(open: OpenOrders, { unpaid = 0, cash = 0, pieces = 0 }: Added, limits: Limits): Problem | null {
  if (unpaid > 0 && open.unpaid + unpaid > limits.unpaid) {
    const why = `Bạn đang có ${open.unpaid} đơn chờ thanh toán.`;
    return { why, way: "thanh toán hoặc huỷ bớt một đơn" };
  }
  if (cash > 0 && open.cash + cash > limits.cash) {
    const why = `Bạn đang có ${open.cash} đơn trả tiền mặt chưa giao.`;
    return { why, way: "chọn cách trả trước, hoặc huỷ bớt một đơn" };
  }
  if (pieces > 0 && open.pieces + pieces > limits.pieces) {
    const why = `Cửa hàng giữ tối đa ${limits.pieces} món chưa thanh toán cho mỗi khách, bạn đang có ${open.pieces} món.`;
    return { why, way: "đặt ít món hơn, hoặc thanh toán hay huỷ bớt đơn đang chờ" };
  }
  return null;
}

/**
 * Refuses an order beyond the customer's limits for unpaid orders, which are lower while the e-mail is unconfirmed. The
 * caller holds the customer's lock, so concurrent orders are counted one after the other. Throws a Conflict
 * (EMAIL_UNPROVEN when confirming the e-mail would suffice, else OPEN_ORDERS_LIMIT).
 */
export async function requireRoom(tx: Db, { config }: Context, customerId: string, added: Added): Promise<void> {
  const open = await openOrdersOf(tx, customerId);
  const { proven, unproven } = config.orderLimits;
  const problem = problemOf(open, added, open.emailProven ? proven : unproven);
  if (!problem) return;
  const { why, way } = problem;
  if (open.emailProven || problemOf(open, added, proven)) {
    throw new Conflict("OPEN_ORDERS_LIMIT", `${why} Bạn ${way} rồi đặt tiếp nhé.`);
  }
  throw new Conflict("EMAIL_UNPROVEN", `${why} Bạn xác nhận e-mail để đặt thêm, hoặc ${way} nhé.`);
}
