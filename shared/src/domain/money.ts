import { formatNumber } from "./numbers.ts";
import type { Dong } from "./pricing.ts";

/** @example formatDong(350000) // "350.000 ₫", with U+00A0 before the sign */
export const formatDong = (amount: Dong): string => `${formatNumber(amount)}\u00a0₫`;

/** Whole percent taken off, rounded down so that it never promises too much; 0 when nothing is. */
export const percentOff = (original: Dong, price: Dong): number =>
  original > price ? Math.floor(((original - price) * 100) / original) : 0;
