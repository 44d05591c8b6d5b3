import type { Dong } from "@thuot-tha/shared/domain";

const minPayout: Dong = 10_000;

/** Minimum sum of a payout from a wallet. A smaller balance is paid out as a whole, so that no wallet is stuck. */
export const smallestPayout = (balance: Dong): Dong => Math.min(minPayout, balance);

/** A typed account number without the spaces, dots and dashes that it is read out with, in capitals. */
export const normalizeAccountNumber = (text: string): string =>
  text.replace(/[\s.\u2212\p{Pd}\p{Cf}]/gu, "").toUpperCase();

/** Whether a normalized text can be an account number. Some banks give numbers with letters. */
export const isAccountNumber = (text: string): boolean => /^[0-9A-Z]{6,19}$/.test(text);

export const accountNumberMessage = "Số tài khoản gồm 6 đến 19 chữ số hoặc chữ cái không dấu.";

/** @example maskedAccount("6789") // "••••6789" */
export const maskedAccount = (tail: string): string => `••••${tail}`;
