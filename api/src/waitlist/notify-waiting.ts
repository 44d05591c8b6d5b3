import { addDays } from "@thuot-tha/shared/domain";
import { listUnits } from "../catalogue/queries/stock.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { startOfDay } from "../days.ts";
import type { Db } from "../db/client.ts";
import { writeLetter } from "../mail/write.ts";
import { notify } from "../notification/notify.ts";
import { areDaysFree } from "./free-days.ts";
import { daysFreeMessage } from "./messages.ts";
import {
  findPiece,
  lockOpenWishes,
  markFreed,
  newestMark,
  setNotified,
  takeFreedVariants,
  type WishRow,
} from "./queries/wishes.ts";

async function notifyCustomer(tx: Db, { customerId, ...wish }: WishRow, now: Date): Promise<void> {
  const { id, variantId, dateFrom, dateTo, expiresOn } = wish;
  const piece = await findPiece(tx, variantId);
  if (!piece) return;
  await setNotified(tx, id, now);
  await notify(tx, { customerId, ...daysFreeMessage(piece, wish) }, now);
  const uselessAt = startOfDay(addDays(expiresOn, 1));
  await writeLetter(tx, customerId, "days-free", { variantId, dateFrom, dateTo }, { now, uselessAt });
}

type OnFailure = (error: unknown, wishId: string) => void;

/** Notifies customers whose wishes some freed variants fulfil. @returns the number of checked variants */
async function notifySome(
  tx: Db,
  context: Pick<Context, "now" | "config">,
  newest: string,
  onFailure: OnFailure,
): Promise<number> {
  const variantIds = await takeFreedVariants(tx, newest);
  if (variantIds.length === 0) return 0;
  const today = businessDay(context);
  const wishes = await lockOpenWishes(tx, variantIds, today);
  const units = wishes.length > 0 ? await listUnits(tx, variantIds, today) : [];
  for (const wish of wishes) {
    if (!areDaysFree(context, wish, units)) continue;
    try {
      await tx.transaction((own) => notifyCustomer(own, wish, context.now()));
    } catch (error) {
      onFailure(error, wish.id);
      await markFreed(tx, wish.variantId);
    }
  }
  return variantIds.length;
}

/**
 * Notifies customers that days on their waiting list have become free: a notification and a letter per wish, once. Any
 * number of processes may run it concurrently.
 * @param onFailure called for a wish that fails, which the next call tries again, after the others; it may throw, which
 * changes nothing for the wishes at hand
 */
export async function notifyWaitingCustomers(
  { db, ...context }: Pick<Context, "db" | "now" | "config">,
  onFailure: OnFailure,
): Promise<void> {
  // What is marked from here on, such as a wish that fails, is left to the next call.
  const newest = await newestMark(db);
  if (newest === null) return;
  let checked: number;
  do checked = await db.transaction((tx) => notifySome(tx, context, newest, onFailure));
  while (checked > 0);
}
