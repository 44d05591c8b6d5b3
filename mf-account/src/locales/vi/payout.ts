import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";

const statuses: Record<OperationOutput<typeof listPayouts>["items"][number]["status"], string> = {
  REQUESTED: "Đang chờ chuyển",
  PAID: "Đã chuyển",
  REFUSED: "Đã hoàn về ví",
};

/** Texts of paying out money of the wallet. */
export const viPayout = {
  title: "Rút tiền về tài khoản ngân hàng",
  lead: "Chúng tôi chuyển trong vòng 2 ngày làm việc và báo cho bạn khi đã chuyển.",
  amount: "Số tiền",
  amountHint: (min: string, balance: string) => `Từ ${min} đến ${balance}.`,
  amountWrong: (min: string, balance: string) => `Hãy nhập số tiền từ ${min} đến ${balance}.`,
  bank: "Ngân hàng",
  bankMissing: "Hãy chọn ngân hàng.",
  banks: [
    ...["Vietcombank", "VietinBank", "BIDV", "Agribank", "Techcombank", "MB Bank", "ACB", "VPBank", "TPBank"],
    ...["Sacombank", "VIB", "HDBank", "SHB", "MSB", "OCB", "SeABank", "Eximbank", "LPBank", "Nam A Bank"],
  ],
  accountNumber: "Số tài khoản",
  accountName: "Tên chủ tài khoản",
  nameMissing: "Hãy nhập tên chủ tài khoản.",
  send: "Gửi yêu cầu rút tiền",
  sent: "Đã gửi yêu cầu rút tiền.",
  open: "Bạn có một yêu cầu đang chờ chuyển. Chuyển xong, bạn gửi yêu cầu mới nhé.",
  withdraw: "Huỷ yêu cầu",
  withdrawQuestion: (amount: string) => `Huỷ yêu cầu rút ${amount}?`,
  withdrawOutcome: "Số tiền về lại ví của bạn ngay, và bạn gửi được yêu cầu mới.",
  withdrawKeep: "Giữ yêu cầu",
  withdrawRefused: "Yêu cầu chưa được huỷ",
  withdrawn: "Đã huỷ yêu cầu, số tiền đã về lại ví của bạn.",
  list: "Yêu cầu rút tiền",
  statuses,
  to: (bank: string, account: string) => `${bank}, ${account}`,
  requested: (moment: string) => `Gửi lúc ${moment}`,
  settled: (moment: string) => `Xong lúc ${moment}`,
};
