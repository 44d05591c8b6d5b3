import { randomInt } from "node:crypto";
import type { Day } from "@thuot-tha/shared/domain";

/** No letter or digit that is easily taken for another. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Two letters + yymmdd + six random characters: read out on the phone, and plain enough for a bank's memo. */
function newName(letters: "TT" | "TV", day: Day): string {
  const random = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${letters}${day.slice(2).replaceAll("-", "")}${random}`;
}

export const newOrderId = (day: Day): string => newName("TT", day);

/** What a payment for a membership is called at its gateway. */
export const newMembershipReference = (day: Day): string => newName("TV", day);
