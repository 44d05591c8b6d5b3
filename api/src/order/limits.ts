import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { Conflict } from "../errors.ts";
import { type OpenOrders, openOrdersOf } from "./queries/open-orders.ts";

type Limits = Config["orderLimits"]["proven"];

/** What an order adds to what its customer has open. */
export type Added = Partial<Limits>;

interface Problem {
  /** Why there is no order. */
  why: string;
  /** What the customer can do about it. */
  way: string;
}

/** The first limit that an order would pass; null when it passes none. */
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
 * Refuses an order that would keep more than a customer may have without paying; less while the e-mail is unproven. The
 * caller holds the customer's lock, so that orders at once are counted one after the other. Throws a Conflict
 * (EMAIL_UNPROVEN where a proven e-mail would do, else OPEN_ORDERS_LIMIT).
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
