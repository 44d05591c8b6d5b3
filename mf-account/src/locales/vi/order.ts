import type { OrderStatus, OrderTab, orderKind } from "@thuot-tha/shared/domain";

type OrderKind = ReturnType<typeof orderKind>;

const statuses: Record<OrderStatus, string> = {
  NOT_PAID: "Chờ thanh toán",
  CONFIRMED: "Đã xác nhận",
  DELIVERING: "Đang giao",
  RENTING: "Đang thuê",
  RETURNED: "Đã nhận lại đồ",
  DONE: "Hoàn tất",
  CANCEL: "Đã huỷ",
};

const tabs: Record<OrderTab, string> = {
  NOT_PAID: "Chờ thanh toán",
  DELIVERING: "Đang thuê / giao",
  DONE: "Hoàn tất",
  CANCEL: "Đã huỷ",
};

/** Words of the order history and of one order. */
export const order = {
  title: "Đơn hàng",
  lead: "Mọi lần thuê và mua của bạn, từ lúc đặt đến lúc trả.",
  tabs,
  tabAll: "Tất cả",
  tabsLabel: "Trạng thái đơn hàng",
  count: (total: number) => `${total} đơn`,
  statuses,
  emptyTitle: "Chưa có đơn nào ở đây",
  emptyMessage: "Chọn một bộ cánh cho dịp sắp tới, phần còn lại Thướt Tha lo.",
  emptyAction: "Xem bộ sưu tập",
  beyondTitle: "Trang này không có đơn nào",
  beyondAction: "Về trang đầu",
  placedOn: (day: string) => `Đặt ngày ${day}`,
  more: (count: number) => `và ${count} món khác`,
  detailOf: (id: string) => `xem đơn ${id}`,
  detail: "Xem chi tiết",
  total: "Tổng cộng",
  orderTitle: (id: string) => `Đơn ${id}`,
  back: "Tất cả đơn hàng",
  searchLabel: "Tìm theo mã đơn hoặc tên món",
  search: "Tìm",
  notFoundTitle: (q: string) => `Không có đơn nào khớp với “${q}”`,
  notFoundAction: "Xem mọi đơn",
  holdUntil: (moment: string) => `Đơn giữ đồ cho bạn đến ${moment}. Quá giờ này đơn tự huỷ.`,
  holdLeft: "Còn",
  holdOver: "Đã hết giờ giữ đồ. Đơn đang được huỷ, bạn có thể đặt lại bất cứ lúc nào.",
  payAgain: "Thanh toán",
  payNow: (id: string) => `Thanh toán đơn ${id}`,
  again: { rental: "Thuê lại", sale: "Mua lại" },
  againOf: { rental: (name: string) => `Thuê lại ${name}`, sale: (name: string) => `Mua lại ${name}` },
  review: "Viết đánh giá",
  reviewOf: (name: string) => `Viết đánh giá ${name}`,
  keep: (price: string) => `Mua luôn món này, ${price}`,
  keepOf: (name: string, price: string) => `Mua luôn món này, ${price}: ${name}`,
  kept: (name: string) => `Đã thêm ${name} vào giỏ.`,
  attempts: "Các lần thanh toán",
  receipts: "Chuyển khoản khác số cần trả",
  receipt: (amount: string, expected: string) => `Nhận được ${amount}, cần ${expected}`,
  receiptInWallet: "Đã vào ví của bạn",
  receiptCounted: "Đã dùng để trả đơn này",
  refunds: "Đã hoàn về ví",
  lines: "Món trong đơn",
  rental: "Thuê",
  sale: "Mua",
  variant: (size: string, color: string) => `Cỡ ${size} · ${color}`,
  quantity: (count: number) => `Số lượng ${count}`,
  wear: "Ngày mặc",
  period: "Giao – trả",
  deposit: "Cọc",
  payment: "Thanh toán",
  paymentTypes: {
    cash: "Tiền mặt khi nhận hàng",
    bank_transfer: "Chuyển khoản ngân hàng",
    momo: "Ví MoMo",
    zalopay: "ZaloPay",
    atm: "Thẻ ATM / Internet Banking",
    card: "Thẻ Visa / Master / JCB",
  },
  paymentStatuses: {
    PENDING: "Chưa thanh toán",
    PAID: "Đã thanh toán",
    FAILED: "Thanh toán không thành công",
    REFUNDED: "Đã hoàn tiền",
  },
  neverPaid: "Không thu tiền",
  address: "Giao đến",
  note: "Ghi chú",
  expected: { rental: "Giao ngày", sale: "Dự kiến giao", mixed: "Giao cùng đồ thuê" },
  dueDay: "Ngày trả",
  lateTitle: "Đơn đã quá ngày trả",
  lateNow: (dueDay: string, days: number, fee: string) =>
    `Ngày trả là ${dueDay}, đến nay muộn ${days} ngày: phí trả muộn tạm tính ${fee}. Bạn gửi đồ về sớm hoặc gọi cho chúng tôi nhé.`,
  lateFee: (days: number, fee: string) => `Đồ về muộn ${days} ngày: phí trả muộn ${fee}, trừ vào tiền cọc.`,
  print: "In đơn",
  letterhead: "Thướt Tha",
  timeline: "Hành trình đơn hàng",
  upcoming: "sắp tới",
  cancelTitle: "Huỷ đơn",
  cancel: "Huỷ đơn này",
  cancelQuestion: (id: string) => `Huỷ đơn ${id}?`,
  cancelKeep: "Giữ đơn",
  cancelled: "Đã huỷ đơn.",
  cancelUnpaid: "Đơn chưa thanh toán, bạn huỷ mà không mất phí nào.",
  cancelNothing: "Đã sát ngày giao: huỷ bây giờ, tiền thuê và phí giao đã trả không được hoàn lại.",
  cancelRefund: (kind: OrderKind, refund: string, percent: number) => {
    const parts = {
      rental: `${percent}% tiền thuê và phí giao, cùng toàn bộ tiền cọc`,
      sale: "toàn bộ tiền mua và phí giao",
      mixed: `${percent}% tiền thuê và phí giao, cùng toàn bộ tiền cọc và tiền mua`,
    };
    return `Huỷ bây giờ, ${refund} về ví của bạn: ${parts[kind]}.`;
  },
  cancelFinal: {
    rental: "Đồ sẽ được trả lại cho người khác thuê, và đơn không mở lại được.",
    sale: "Món mua sẽ được bán cho người khác, và đơn không mở lại được.",
    mixed: "Đồ sẽ được trả lại cho người khác thuê và mua, và đơn không mở lại được.",
  },
  bands: "Điều khoản hoàn tiền",
  saleBand: "Trước khi giao: hoàn toàn bộ tiền mua và phí giao",
  band: (kind: OrderKind, from: number, to: number | null, percent: number) => {
    const rest = kind === "mixed" ? "chỉ hoàn tiền cọc và tiền mua" : "chỉ hoàn tiền cọc";
    const share = percent === 0 ? rest : `hoàn ${percent}% tiền thuê và phí giao`;
    if (to === null) return `Từ ${from} ngày trước ngày giao: ${share}`;
    return from === 0 ? `Dưới ${to + 1} ngày: ${share}` : `Từ ${from} đến ${to} ngày: ${share}`;
  },
};
