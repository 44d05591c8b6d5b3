import type { Dong } from "@thuot-tha/shared/domain";

/** Minimum sum of a payout. */
export const minPayout: Dong = 10_000;

/** @example maskedAccount("6789") // "••••6789" */
export const maskedAccount = (tail: string): string => `••••${tail}`;
