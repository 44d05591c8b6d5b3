import { isIPv6 } from "node:net";
import { networkOf, wideNetworkOf } from "@thuot-tha/shared/server";
import type { Context } from "../context.ts";
import type { Db } from "../db/client.ts";
import { TooManyRequests } from "../errors.ts";
import { hashToken } from "../secrets.ts";
import { countAttempt, deleteAttempts } from "./queries/rate-limits.ts";

const windowSeconds = 15 * 60;
/** What a /48 may have for each of an address, because one client may have all of its addresses. */
const networkFactor = 10;

/** Names are hashed, so that the table does not contain what shoppers typed. */
const keyOf = (action: string, what: "account" | "address" | "network", name: string): string =>
  `${action}:${what}:${hashToken(networkOf(name))}`;

interface Rate {
  /** Maximum within the window. */
  max: number;
  /** Length of the window. */
  seconds: number;
  /** What is counted; 1 by default. */
  amount?: number;
}

/**
 * Counts a limited resource of a network address, and of the /48 of an IPv6 address, for ten times as much. Throws
 * TooManyRequests beyond the limits.
 */
export async function limitAddressRate(
  { db, now }: Pick<Context, "db" | "now">,
  action: string,
  from: string,
  { max, seconds, amount }: Rate,
) {
  const ofAddress = await countAttempt(db, keyOf(action, "address", from), seconds, now(), amount);
  if (ofAddress.count > max) throw new TooManyRequests(ofAddress.seconds);
  if (!isIPv6(networkOf(from))) return;
  const ofNetwork = await countAttempt(db, keyOf(action, "network", wideNetworkOf(from)), seconds, now(), amount);
  if (ofNetwork.count > max * networkFactor) throw new TooManyRequests(ofNetwork.seconds);
}

/** Counts an attempt of an address. Throws TooManyRequests beyond the limits. */
export const limitAddress = (context: Context, action: string, from: string): Promise<void> =>
  limitAddressRate(context, action, from, { max: context.config.loginLimitPerAddress, seconds: windowSeconds });

/**
 * Counts an attempt to guess, per network address and per account name. Throws TooManyRequests beyond the limits. The
 * address comes first, so that one beyond its limit cannot lock more accounts. The account name is what the caller
 * typed, so the answer does not reveal whether it exists.
 */
export async function limitAttempts(context: Context, action: string, account: string, from: string) {
  await limitAddress(context, action, from);
  const { db, config, now } = context;
  const perAccount = await countAttempt(db, keyOf(action, "account", account), windowSeconds, now());
  if (perAccount.count > config.loginLimitPerAccount) throw new TooManyRequests(perAccount.seconds);
}

/**
 * Counts one of a limited resource, for work whose caller must not learn of the limit. @returns whether it is within it
 */
export async function isWithinRate(
  { db, now }: Pick<Context, "db" | "now">,
  action: string,
  name: string,
  { max, seconds }: Rate,
): Promise<boolean> {
  return (await countAttempt(db, keyOf(action, "account", name), seconds, now())).count <= max;
}

/** Counts a limited resource of an account. Throws TooManyRequests beyond the limit. */
export async function limitRate(
  { db, now }: Pick<Context, "db" | "now">,
  action: string,
  name: string,
  { max, seconds, amount }: Rate,
) {
  const counted = await countAttempt(db, keyOf(action, "account", name), seconds, now(), amount);
  if (counted.count > max) throw new TooManyRequests(counted.seconds);
}

/**
 * Counts a letter that a customer's request writes, because the e-mail may be a stranger's. One counter for all kinds
 * of them. It is counted in the transaction of the letter, so that a request that writes none does not count, and last,
 * because it locks the counter: orders, customer and wallet are locked before. Throws TooManyRequests beyond the limit
 * of an hour.
 */
export const limitLetters = (tx: Db, { config, now }: Pick<Context, "config" | "now">, customerId: string) =>
  limitRate({ db: tx, now }, "letters", customerId, { max: config.letterLimitPerCustomer, seconds: 3600 });

/** A successful sign-in resets the counter. */
export const resetAttempts = ({ db }: Context, action: string, account: string): Promise<void> =>
  deleteAttempts(db, keyOf(action, "account", account));
