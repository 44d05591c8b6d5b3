import type { OrderStatus, OrderTab } from "@thuot-tha/shared/domain";

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
  detailOf: (id: string) => `Xem đơn ${id}`,
  detail: "Xem chi tiết",
  total: "Tổng cộng",
  orderTitle: (id: string) => `Đơn ${id}`,
  back: "Tất cả đơn hàng",
  holdUntil: (moment: string) => `Đơn giữ đồ cho bạn đến ${moment}. Quá giờ này đơn tự huỷ.`,
  lines: "Món trong đơn",
  rental: "Thuê",
  sale: "Mua",
  variant: (size: string, color: string) => `Cỡ ${size} · ${color}`,
  quantity: (count: number) => `Số lượng ${count}`,
  wear: "Ngày mặc",
  period: "Giao – trả",
  deposit: "Cọc",
  depositBack: "Tiền cọc (hoàn lại)",
  memberSaving: "Ưu đãi thành viên",
  rentalTotal: "Tiền thuê",
  saleTotal: "Tiền mua",
  shipping: "Phí giao hàng",
  free: "Miễn phí",
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
  timeline: "Hành trình đơn hàng",
  upcoming: "sắp tới",
  cancelTitle: "Huỷ đơn",
  cancel: "Huỷ đơn này",
  cancelQuestion: (id: string) => `Huỷ đơn ${id}?`,
  cancelKeep: "Giữ đơn",
  cancelled: "Đã huỷ đơn.",
  cancelUnpaid: "Đơn chưa thanh toán, bạn huỷ mà không mất phí nào.",
  cancelRefund: (refund: string, percent: number) =>
    `Huỷ bây giờ, ${refund} về ví của bạn: ${percent}% tiền thuê và phí giao, cùng toàn bộ tiền cọc và tiền mua.`,
  cancelFinal: "Đồ sẽ được trả lại cho người khác thuê, và đơn không mở lại được.",
  bands: "Điều khoản hoàn tiền",
  band: (from: number, to: number | null, percent: number) => {
    const share = percent === 0 ? "chỉ hoàn tiền cọc và tiền mua" : `hoàn ${percent}% tiền thuê và phí giao`;
    if (to === null) return `Từ ${from} ngày trước ngày giao: ${share}`;
    return from === 0 ? `Dưới ${to + 1} ngày: ${share}` : `Từ ${from} đến ${to} ngày: ${share}`;
  },
};
