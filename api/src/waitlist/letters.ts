import type { LetterWriters } from "../mail/compose.ts";
import { button, words } from "../mail/letter.ts";
import { daysFreeMessage } from "./messages.ts";
import { findPiece } from "./queries/wishes.ts";

/** The letter to a customer whose days have become free, with the notification's words. */
export const waitlistLetters = {
  "days-free": async ({ db, config, data }) => {
    const piece = await findPiece(db, data.variantId);
    if (!piece) return null;
    const { title, body, link } = daysFreeMessage(piece, data);
    return { subject: title, preview: body, blocks: [words(body), button("Xem món", `${config.publicUrl}${link}`)] };
  },
} satisfies Partial<LetterWriters>;
