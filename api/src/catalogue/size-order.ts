import { compareNames } from "@thuot-tha/shared/domain";

/** Free sizes come first, then letters from small to large, and other sizes. */
function placeOf(size: string): number {
  if (/^free/i.test(size)) return -100;
  // Several x may be written as a number: XXL, 2XL.
  const [, digit, xs = "", letter] = /^(?:(\d)x|(x*))([sml])$/i.exec(size) ?? [];
  if (!letter) return 100;
  const extra = digit ? Number(digit) : xs.length;
  return { s: -1 - extra, m: 0, l: 1 + extra }[letter.toLowerCase()] ?? 0;
}

/** Compares two sizes for sorting, smaller ones first. */
export const compareSizes = (a: string, b: string): number => placeOf(a) - placeOf(b) || compareNames(a, b);
