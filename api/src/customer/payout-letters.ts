import type { LetterWriters } from "../mail/compose.ts";
import { button, words } from "../mail/letter.ts";
import { payoutMessage } from "./payout-messages.ts";
import { findPayout } from "./queries/payouts.ts";

const securityNote = "Nếu bạn không yêu cầu, bạn đổi mật khẩu và gọi cho chúng tôi ngay nhé.";

/** The letter about a request to pay out money; the text is that of the notification. */
export const payoutLetters = {
  payout: async ({ db, config, data }) => {
    const payout = await findPayout(db, data.payoutId);
    // A request that is settled before its first letter is sent gets the letter about its end only; a withdrawn one
    // gets none.
    if (payout?.status !== data.status) return null;
    const { title, body, link } = payoutMessage(payout);
    return {
      subject: title,
      preview: body,
      blocks: [
        words(body),
        ...(data.status === "REQUESTED" ? [words(securityNote)] : []),
        button("Xem ví", `${config.publicUrl}${link}`),
      ],
    };
  },
} satisfies Partial<LetterWriters>;
