import { deleteForgottenCarts } from "../cart/queries/carts.ts";
import { deleteOldBookingChanges } from "../catalogue/queries/bookings-index.ts";
import { foldCatalogueChanges } from "../catalogue/queries/catalogue-version.ts";
import { countPopularity } from "../catalogue/queries/product-popularity.ts";
import { noteSoldOut } from "../catalogue/queries/sold-out.ts";
import { businessDay } from "../catalogue/rental-rules.ts";
import type { Context } from "../context.ts";
import { daysAfter } from "../days.ts";
import { deleteOlder } from "../db/delete-older.ts";
import { reuseDeletedRows } from "../db/reuse-deleted-rows.ts";
import { cartAdds } from "../db/schema/carts.ts";
import { analyticsEvents } from "../db/schema/customers.ts";
import { notifications } from "../db/schema/notifications.ts";
import { idempotencyKeys } from "../db/schema/orders.ts";
import {
  emailChanges,
  emailConfirmations,
  passwordResets,
  rateLimits,
  sessions,
  signInAttempts,
} from "../db/schema/people.ts";
import { throwFailures } from "../failures.ts";
import { waitingLetterDays } from "../mail/outbox.ts";
import { deleteOldLetters, giveUpLetters } from "../mail/queries/letters.ts";
import { deleteOldFiles } from "../mail/transports.ts";
import { sweepUploads } from "../upload/sweep.ts";
import { deleteExpiredWishes } from "../waitlist/queries/wishes.ts";

/** Days for which a request that adds pieces to a cart can be repeated. */
const cartAddDays = 1;
/** Days for which the outbox, and the folder of a shop without a mail server, store sent letters. */
const letterDays = 30;

/** Ends of rows that nothing reads any more. No request deletes them, because it would wait for those of strangers. */
const ends = [
  sessions.expiresAt,
  passwordResets.expiresAt,
  emailConfirmations.expiresAt,
  emailChanges.expiresAt,
  signInAttempts.expiresAt,
  rateLimits.resetsAt,
];

/**
 * Deletes rows and letters past their retention, counts popularity, and notes what is sold out. In the embedded database
 * new rows then get the room of deleted ones. Any number of processes may run it concurrently. A step that fails does not
 * stop the others; the failures are thrown once all have run.
 * @param onGivenUp called with the number of letters that are given up
 */
export async function cleanUp(
  context: Pick<Context, "db" | "media" | "config" | "now">,
  onGivenUp: (letters: number) => void = () => {},
): Promise<void> {
  const { db, config, now } = context;
  const daysAgo = (days: number) => daysAfter(now(), -days);
  const steps = [
    () => deleteOlder(db, analyticsEvents.at, daysAgo(config.analyticsDays)),
    () => deleteOlder(db, idempotencyKeys.createdAt, daysAgo(config.idempotencyKeyDays)),
    () => deleteOlder(db, cartAdds.at, daysAgo(cartAddDays)),
    () => deleteOlder(db, notifications.createdAt, daysAgo(config.notificationDays)),
    () => deleteExpiredWishes(db, businessDay(context)),
    async () => onGivenUp(await giveUpLetters(db, now(), daysAgo(waitingLetterDays))),
    () => deleteOldLetters(db, daysAgo(letterDays)),
    async () => {
      if (config.mailDirectory !== null) await deleteOldFiles(config.mailDirectory, daysAgo(letterDays));
    },
    ...ends.map((end) => () => deleteOlder(db, end, now())),
    () => deleteForgottenCarts(db, daysAgo(config.guestCartDays)),
    () => countPopularity(db, daysAgo(config.popularDays)),
    () => noteSoldOut(db, null),
    () => foldCatalogueChanges(db),
    () => deleteOldBookingChanges(db),
    () => sweepUploads(context),
    async () => {
      if (config.databaseUrl === null) await reuseDeletedRows(db);
    },
  ];
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  throwFailures(failures);
}
