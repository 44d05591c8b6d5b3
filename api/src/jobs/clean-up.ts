import { deleteOldBookingChanges } from "../catalogue/queries/bookings-index.ts";
import { foldCatalogueChanges } from "../catalogue/queries/catalogue-version.ts";
import { countTaken } from "../catalogue/queries/product-popularity.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { deleteOldAttempts } from "../customer/queries/sign-in-attempts.ts";
import { analyticsEvents } from "../db/schema/customers.ts";
import { notifications } from "../db/schema/notifications.ts";
import { idempotencyKeys } from "../db/schema/orders.ts";
import { deleteOldLetters } from "../mail/queries/letters.ts";
import { sweepUploads } from "../upload/sweep.ts";
import { deleteExpiredWishes } from "../waitlist/queries/wishes.ts";
import { deleteOlder } from "./queries/ages.ts";

/** Days for which the outbox stores sent letters. */
const LETTER_DAYS = 30;

/** Deletes rows past their retention, and counts popularity. Any number of processes may run it concurrently. */
export async function cleanUp(context: Pick<Context, "db" | "media" | "config" | "now">): Promise<void> {
  const { db, config, now } = context;
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
  await deleteOlder(db, analyticsEvents.at, daysAgo(config.analyticsDays));
  await deleteOlder(db, idempotencyKeys.createdAt, daysAgo(config.idempotencyKeyDays));
  await deleteOlder(db, notifications.createdAt, daysAgo(config.notificationDays));
  await deleteExpiredWishes(db, businessDay(context));
  await deleteOldLetters(db, daysAgo(LETTER_DAYS));
  await deleteOldAttempts(db, now());
  await countTaken(db, daysAgo(config.popularDays));
  await foldCatalogueChanges(db);
  await deleteOldBookingChanges(db);
  // The last step, because it needs the store of pictures, which may be unavailable.
  await sweepUploads(context);
}
