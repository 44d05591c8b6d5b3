import { accountLetters } from "./customer/letters.ts";
import type { LetterWriters } from "./mail/compose.ts";
import { orderLetters } from "./order/letters.ts";
import { transferLetters } from "./settlement/letters.ts";

/** The writer of every kind of letter. */
export const letters: LetterWriters = { ...accountLetters, ...orderLetters, ...transferLetters };
