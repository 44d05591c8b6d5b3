import type { Dong } from "@thuot-tha/shared/domain";

/** The least that is paid out of a wallet at once. */
export const minPayout: Dong = 10_000;

/** @example maskedAccount("6789") // "••••6789" */
export const maskedAccount = (tail: string): string => `••••${tail}`;
