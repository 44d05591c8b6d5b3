import { addDays, type Day } from "@thuot-tha/shared/domain";
import { variantNotFound } from "../catalogue/not-found.ts";
import { listUnits } from "../catalogue/queries/stock.ts";
import { findVariant } from "../catalogue/queries/variants.ts";
import { businessDay, wearProblem, wrongDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { lockSignedIn } from "../db/lock-customer.ts";
import { Conflict, InvalidFields } from "../errors.ts";
import { areDaysFree, type RequestedDays } from "./free-days.ts";
import { countOpenWishes, deleteOwnExpired, findOpenWish, insertWish } from "./queries/wishes.ts";

function checkDays(context: Context, { dateFrom, dateTo }: RequestedDays): void {
  if (dateFrom === null || dateTo === null) return;
  const wear = { dateFrom, dateTo };
  const problem = wearProblem(context, wear);
  if (problem) throw new InvalidFields({ [`wear.${wrongDay(context, wear)}`]: problem });
}

/** The last day on which the requested days could still be ordered. */
function lastDayOf({ now, config }: Context, { dateFrom }: RequestedDays): Day {
  return dateFrom === null
    ? addDays(businessDay({ now }), config.waitingList.days)
    : addDays(dateFrom, -config.rental.leadDays);
}

/**
 * Adds a wish, or finds the customer's open one for the same days. Throws NotFound, InvalidFields, or a Conflict
 * (DAYS_FREE, WAITING_LIST_LIMIT, WITHDRAWN).
 * @returns its id
 */
export async function addWish(context: Context, customerId: string, requested: RequestedDays): Promise<string> {
  const variant = await findVariant(context.db, requested.variantId);
  if (!variant) throw variantNotFound();
  if (variant.withdrawn) throw new Conflict("WITHDRAWN", "Món này không còn được cung cấp.");
  if (!variant.forRent) throw new InvalidFields({ variantId: "Món này chỉ bán." });
  checkDays(context, requested);
  const today = businessDay(context);
  return context.db.transaction(async (tx) => {
    await lockSignedIn(tx, customerId);
    const wish = { customerId, ...requested, expiresOn: lastDayOf(context, requested), createdAt: context.now() };
    await deleteOwnExpired(tx, wish, today);
    const open = await findOpenWish(tx, wish);
    if (open) return open;
    if (areDaysFree(context, requested, await listUnits(tx, [requested.variantId], today))) {
      throw new Conflict("DAYS_FREE", "Món này đang trống trong những ngày đó, bạn đặt được ngay.");
    }
    const { limit } = context.config.waitingList;
    if ((await countOpenWishes(tx, customerId, today)) >= limit) {
      throw new Conflict(
        "WAITING_LIST_LIMIT",
        `Mỗi khách chờ tối đa ${limit} món. Bạn bỏ bớt một món rồi thử lại nhé.`,
      );
    }
    return insertWish(tx, wish);
  });
}
