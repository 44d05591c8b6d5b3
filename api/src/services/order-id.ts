import { randomInt } from "node:crypto";
import type { Day } from "@thuot-tha/shared/domain";

/** No letter or digit that is easily taken for another. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** "TT" + yymmdd + six random characters: read out on the phone, and plain enough for a bank's memo. */
export function newOrderId(day: Day): string {
  const random = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `TT${day.slice(2).replaceAll("-", "")}${random}`;
}
