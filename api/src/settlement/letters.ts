import { linkTo } from "@thuot-tha/shared/contracts";
import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { LetterWriters } from "../mail/compose.ts";
import { button, type Letter, words } from "../mail/letter.ts";
import type { Letters } from "../mail/write.ts";
import { unmatchedMessage } from "./messages.ts";

/** Uses the text of the notification. */
function transferUnmatched(shopUrl: string, transfer: Letters["transfer-unmatched"]): Omit<Letter, "greeting"> {
  const { title, body, link } = unmatchedMessage(transfer);
  const wallet = linkTo(walletRoute);
  return {
    subject: title,
    preview: body,
    blocks: [
      words(body),
      ...(link === wallet ? [] : [button("Thanh toán", `${shopUrl}${link}`)]),
      button("Xem ví", `${shopUrl}${wallet}`),
    ],
  };
}

/** Letters about unmatched transfers. */
export const transferLetters = {
  "transfer-unmatched": async ({ config, data }) => transferUnmatched(config.publicUrl, data),
} satisfies Partial<LetterWriters>;
