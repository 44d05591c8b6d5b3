import type { OperationInput } from "@thuot-tha/shared/contracts/operations";
import type { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";

const kinds: Record<NonNullable<NonNullable<OperationInput<typeof listWalletEntries>["query"]>["kind"]>, string> = {
  DEPOSIT_RETURN: "Hoàn tiền cọc",
  ORDER_REFUND: "Hoàn tiền đơn hàng",
  ORDER_PAYMENT: "Thanh toán đơn",
  PAYOUT: "Rút tiền",
  ADJUSTMENT: "Điều chỉnh",
};

/** Texts of the wallet. */
export const viWallet = {
  title: "Ví của tôi",
  lead: "Tiền cọc và tiền hoàn về đây, dùng được cho mọi đơn sau.",
  balance: "Số dư",
  received: "Đã nhận",
  spent: "Đã dùng",
  kinds,
  payoutBack: "Hoàn yêu cầu rút",
  tabsLabel: "Chiều tiền",
  all: "Tất cả",
  directions: { in: "Tiền vào", out: "Tiền ra" },
  more: "Lọc theo loại và ngày",
  kind: "Loại giao dịch",
  anyKind: "Mọi loại",
  ledger: "Các giao dịch",
  at: "Thời gian",
  note: "Nội dung",
  amount: "Số tiền",
  order: (id: string) => `Đơn ${id}`,
  after: (balance: string) => `Số dư ${balance}`,
  emptyTitle: "Ví chưa có giao dịch nào",
  emptyMessage: "Trả đồ xong, tiền cọc về ví này. Bạn dùng nó để trả cho đơn sau.",
  emptyAction: "Xem đơn hàng của bạn",
  emptyFiltered: "Không có giao dịch nào như vậy",
  emptyFilteredAction: "Xem mọi giao dịch",
  beyondTitle: "Trang này không có giao dịch nào",
  beyondAction: "Về trang đầu",
};
