import type { Dong } from "@thuot-tha/shared/domain";

const minPayout: Dong = 10_000;

/** Minimum sum of a payout from a wallet. A smaller balance is paid out as a whole, so that no wallet is stuck. */
export const smallestPayout = (balance: Dong): Dong => Math.min(minPayout, balance);

/** @example maskedAccount("6789") // "••••6789" */
export const maskedAccount = (tail: string): string => `••••${tail}`;
