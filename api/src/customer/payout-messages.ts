import { linkTo } from "@thuot-tha/shared/contracts";
import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatDong } from "@thuot-tha/shared/domain";
import { maskedAccount } from "@thuot-tha/shared/domain/customer";
import type { Message } from "../notification/notify.ts";
import type { PayoutRow } from "./queries/payouts.ts";

/** @example "Vietcombank, tài khoản ••••6789" */
export const accountOf = ({ bank, accountTail }: Pick<PayoutRow, "bank" | "accountTail">): string =>
  `${bank}, tài khoản ${maskedAccount(accountTail)}`;

/** The message about a request in its current state, for the notification and the letter. */
export function payoutMessage(payout: PayoutRow): Message {
  const { id, amount, status, reason } = payout;
  const sum = formatDong(amount);
  const texts = {
    REQUESTED: {
      title: `Đã nhận yêu cầu rút ${sum}`,
      body: `Chúng tôi chuyển về ${accountOf(payout)} trong vòng 2 ngày làm việc. Mã yêu cầu: ${id}.`,
    },
    PAID: { title: `Đã chuyển ${sum} cho bạn`, body: `Tiền đã được chuyển về ${accountOf(payout)}.` },
    REFUSED: { title: `Chưa chuyển được ${sum} cho bạn`, body: `${reason} Số tiền đã về lại ví của bạn.` },
  };
  return { kind: "WALLET", ...texts[status], link: linkTo(walletRoute) };
}
