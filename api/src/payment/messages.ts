import { linkTo } from "@thuot-tha/shared/contracts";
import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatDong } from "@thuot-tha/shared/domain";
import type { Message } from "../notification/notify.ts";

/**
 * The message about money that went to the wallet because it was no longer needed. `why` is the note of the wallet
 * entry.
 */
export const toWalletMessage = (amount: number, why: string): Message => ({
  kind: "WALLET",
  title: `${formatDong(amount)} đã về ví của bạn`,
  body: `${why}.`,
  link: linkTo(walletRoute),
});
