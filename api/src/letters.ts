import { accountLetters } from "./customer/letters.ts";
import { payoutLetters } from "./customer/payout-letters.ts";
import type { LetterWriters } from "./mail/compose.ts";
import { careLetters } from "./order/care-letters.ts";
import { changeLetters } from "./order/change-letter.ts";
import { orderLetters } from "./order/letters.ts";
import { transferLetters } from "./settlement/letters.ts";
import { waitlistLetters } from "./waitlist/letters.ts";

/** The writer of every kind of letter. */
export const letters: LetterWriters = {
  ...accountLetters,
  ...orderLetters,
  ...changeLetters,
  ...waitlistLetters,
  ...careLetters,
  ...payoutLetters,
  ...transferLetters,
};
