import type { MembershipOffer } from "@thuot-tha/shared/contracts/operations/entities";
import { dayMs, daysAfter } from "../days.ts";
import { runsOf } from "./queries/memberships.ts";

/** A membership period that has not ended. `price` in đồng, before any credit. */
export interface Held {
  id: string;
  packageId: string;
  startsAt: Date;
  expiresAt: Date;
  price: number;
}

/** Packages from smallest to biggest. */
export type Ranked = readonly { id: string; price: number; durationDays: number }[];

/** The period that runs at `now`, or null. `held` is the result of `listHeld`. */
export const runningOf = <H extends Held>([first]: readonly H[], now: Date): H | null =>
  first && first.startsAt <= now ? first : null;

/** The unused part of a period's price, for whole remaining days, so that an offer is constant for a day. */
export function unusedPart({ startsAt, expiresAt, price }: Held, now: Date): number {
  const days = Math.round((expiresAt.getTime() - startsAt.getTime()) / dayMs);
  const left = Math.floor((expiresAt.getTime() - now.getTime()) / dayMs);
  return days > 0 ? Math.floor((price * Math.max(0, left)) / days) : 0;
}

/**
 * The price from which a credit is calculated after staff have moved the end to `until`. Added days do not raise the
 * credit; removed days reduce it in proportion. `held` must have begun.
 */
export function priceUntil({ startsAt, expiresAt, price }: Held, until: Date, now: Date): number {
  const lengthTo = (end: Date): number => Math.round((end.getTime() - startsAt.getTime()) / dayMs);
  const leftTo = (end: Date): number => Math.max(0, Math.floor((end.getTime() - now.getTime()) / dayMs));
  const left = leftTo(until);
  if (left === 0) return price;
  const length = lengthTo(expiresAt);
  const unused = length > 0 ? (price * Math.min(left, leftTo(expiresAt))) / length : 0;
  return Math.floor((unused * lengthTo(until)) / left);
}

/**
 * The terms of a package at `now` for a customer with these periods. An upgrade subtracts the unused part of the
 * running package; nothing else gives a credit.
 */
export function membershipOffer(packages: Ranked, packageId: string, held: readonly Held[], now: Date) {
  const requested = packages.find(({ id }) => id === packageId);
  if (!requested) throw new RangeError(`No package ${packageId}`);
  const rank = (id: string): number => packages.findIndex((one) => one.id === id);
  const running = runningOf(held, now);
  const offer = (kind: MembershipOffer["kind"], startsAt: Date, credit = 0) => ({
    membershipPackageId: packageId,
    kind,
    credit,
    amount: requested.price - credit,
    startsAt,
    expiresAt: daysAfter(startsAt, requested.durationDays),
  });
  if (!running) return offer("join", now);
  if (running.packageId === packageId) return offer("renew", runsOf(held)[0]?.expiresAt ?? running.expiresAt);
  if (rank(running.packageId) < rank(packageId)) {
    return offer("upgrade", now, Math.min(unusedPart(running, now), requested.price));
  }
  return offer("later", held.at(-1)?.expiresAt ?? running.expiresAt);
}

export type Offer = ReturnType<typeof membershipOffer>;
