import { networkOf } from "@thuot-tha/shared/server";
import type { Context } from "../context.ts";
import { TooManyRequests } from "../errors.ts";
import { hashToken } from "../secrets.ts";
import { countAttempt, deleteAttempts } from "./queries/rate-limits.ts";

const WINDOW_SECONDS = 15 * 60;

/** Names are hashed, so that the table does not contain what shoppers typed. */
const keyOf = (action: string, what: "account" | "address", name: string): string =>
  `${action}:${what}:${hashToken(networkOf(name))}`;

/**
 * Counts an attempt to guess, per network address and per account name. Throws TooManyRequests beyond the limits. The
 * address comes first, so that one beyond its limit cannot lock more accounts. The account name is what the caller typed,
 * so the answer does not reveal whether it exists.
 */
export async function limitAttempts({ db, config, now }: Context, action: string, account: string, from: string) {
  const perAddress = await countAttempt(db, keyOf(action, "address", from), WINDOW_SECONDS, now());
  if (perAddress.count > config.loginLimitPerAddress) throw new TooManyRequests(perAddress.seconds);
  const perAccount = await countAttempt(db, keyOf(action, "account", account), WINDOW_SECONDS, now());
  if (perAccount.count > config.loginLimitPerAccount) throw new TooManyRequests(perAccount.seconds);
}

/** Counts one of a limited resource, for work whose caller must not learn of the limit. @returns whether it is within it */
export async function isWithinRate(
  { db, now }: Pick<Context, "db" | "now">,
  action: string,
  name: string,
  { max, seconds }: { max: number; seconds: number },
): Promise<boolean> {
  return (await countAttempt(db, keyOf(action, "account", name), seconds, now())).count <= max;
}

/** Counts `amount` of a limited resource. Throws TooManyRequests beyond `max` within the window of seconds. */
export async function limitRate(
  { db, now }: Pick<Context, "db" | "now">,
  action: string,
  name: string,
  { max, seconds, amount = 1 }: { max: number; seconds: number; amount?: number },
) {
  const counted = await countAttempt(db, keyOf(action, "account", name), seconds, now(), amount);
  if (counted.count > max) throw new TooManyRequests(counted.seconds);
}

/**
 * Counts a customer's request that writes a letter, because the e-mail may be a stranger's. One counter for all kinds of
 * them. Throws TooManyRequests beyond the limit of an hour.
 */
export const limitLetters = (context: Context, customerId: string): Promise<void> =>
  limitRate(context, "letters", customerId, { max: context.config.letterLimitPerCustomer, seconds: 3600 });

/** A successful sign-in resets the counter. */
export const resetAttempts = ({ db }: Context, action: string, account: string): Promise<void> =>
  deleteAttempts(db, keyOf(action, "account", account));
