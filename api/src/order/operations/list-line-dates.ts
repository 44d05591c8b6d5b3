import { listLineDates } from "@thuot-tha/shared/contracts/operations/order/list-line-dates";
import { businessDay } from "../../catalogue/rental-rules.ts";
import { wearDates } from "../../catalogue/wear-dates.ts";
import { NotFound } from "../../errors.ts";
import { handle } from "../../http/handle.ts";
import { unitsWithoutLine } from "../change-dates.ts";
import { orderNotFound } from "../not-found.ts";
import { lineOf } from "../plan-change.ts";
import { findOrder } from "../queries/orders.ts";

export const listLineDatesHandler = handle(listLineDates, async ({ params, context, customer }) => {
  const whole = await findOrder(context.db, customer.customerId, params.orderId);
  if (!whole) throw orderNotFound();
  const line = lineOf(whole, params.lineId);
  if (line.type === "sale") throw new NotFound("LINE_NOT_FOUND", "Món này là món mua, không có ngày mặc.");
  const units = await unitsWithoutLine(context.db, line, businessDay(context));
  return wearDates(context, units, line.quantities);
});
