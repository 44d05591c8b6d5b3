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
import { findPiece, lockOpenWishes, setNotified, takeFreedVariants, type WishRow } from "./queries/wishes.ts";

async function notifyCustomer(tx: Db, { customerId, ...wish }: WishRow, now: Date): Promise<void> {
  const { id, variantId, dateFrom, dateTo, expiresOn } = wish;
  const piece = await findPiece(tx, variantId);
  if (!piece) return;
  await setNotified(tx, id, now);
  await notify(tx, { customerId, ...daysFreeMessage(piece, wish) }, now);
  const uselessAt = startOfDay(addDays(expiresOn, 1));
  await writeLetter(tx, customerId, "days-free", { variantId, dateFrom, dateTo }, { now, uselessAt });
}

/** Notifies customers whose wishes some freed variants fulfil. @returns the number of checked variants */
async function notifySome(tx: Db, context: Pick<Context, "now" | "config">): Promise<number> {
  const variantIds = await takeFreedVariants(tx);
  if (variantIds.length === 0) return 0;
  const today = businessDay(context);
  const wishes = await lockOpenWishes(tx, variantIds, today);
  const units = wishes.length > 0 ? await listUnits(tx, variantIds, today) : [];
  for (const wish of wishes) {
    if (areDaysFree(context, wish, units)) await notifyCustomer(tx, wish, context.now());
  }
  return variantIds.length;
}

/**
 * Notifies customers that days on their waiting list have become free: a notification and a letter per wish, once. Any
 * number of processes may run it concurrently.
 */
export async function notifyWaitingCustomers(context: Pick<Context, "db" | "now" | "config">): Promise<void> {
  let checked: number;
  do checked = await context.db.transaction((tx) => notifySome(tx, context));
  while (checked > 0);
}
