export const viTerms = {
  title: "Huỷ đơn và trả muộn",
  saleTitle: "Huỷ đơn",
  full: (days: number) => `Huỷ trước ngày giao từ ${days} ngày: hoàn toàn bộ tiền thuê và phí giao.`,
  part: (from: number, to: number, percent: number) =>
    `Huỷ trước ngày giao từ ${from} đến ${to} ngày: hoàn ${percent}%.`,
  atLeast: (days: number, percent: number) => `Huỷ trước ngày giao từ ${days} ngày: hoàn ${percent}%.`,
  none: "Huỷ muộn hơn: không hoàn tiền thuê và phí giao.",
  whole: {
    rental: "Tiền cọc luôn được hoàn đủ khi huỷ trước lúc giao.",
    sale: "Huỷ trước lúc giao: hoàn toàn bộ tiền mua và phí giao.",
    mixed: "Tiền cọc và tiền mua luôn được hoàn đủ khi huỷ trước lúc giao.",
  },
  hold: (minutes: number) => `Đơn trả trước được giữ ${minutes} phút để bạn thanh toán, quá giờ thì tự huỷ.`,
  late: "Cần trả muộn, bạn gọi cho chúng tôi càng sớm càng tốt: người thuê sau có thể đang chờ.",
  more: "Đọc đủ về đặt cọc và hoàn tiền",
  moreLink: "dat-coc-va-hoan-tien",
  agree: "Bấm Đặt hàng là bạn đồng ý với các điều trên.",
};
