import { randomInt } from "node:crypto";
import type { Day } from "@thuot-tha/shared/domain";

/** Letters and digits without look-alikes. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Two letters + yymmdd + six random characters: easy to read aloud, and valid in a bank's memo. */
function newName(letters: "TT" | "TV" | "TD" | "RT" | "HT", day: Day): string {
  const random = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${letters}${day.slice(2).replaceAll("-", "")}${random}`;
}

export const newOrderId = (day: Day): string => newName("TT", day);

/** A new reference of a membership payment. */
export const newMembershipReference = (day: Day): string => newName("TV", day);

/** A new id of a change of an order. */
export const newChangeId = (day: Day): string => newName("TD", day);

/** A new number of a request to pay out money of a wallet. */
export const newPayoutId = (day: Day): string => newName("RT", day);

/** A new number of a problem that a customer reports. */
export const newProblemId = (day: Day): string => newName("HT", day);
