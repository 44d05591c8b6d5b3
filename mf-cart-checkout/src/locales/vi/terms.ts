export const viTerms = {
  title: "Huỷ đơn và trả muộn",
  saleTitle: "Huỷ đơn",
  hold: (minutes: number) => `Đơn trả trước được giữ ${minutes} phút để bạn thanh toán, quá giờ thì tự huỷ.`,
  late: "Cần trả muộn, bạn gọi cho chúng tôi càng sớm càng tốt: người thuê sau có thể đang chờ.",
  more: "Đọc đủ về đặt cọc và hoàn tiền",
  moreLink: "dat-coc-va-hoan-tien",
  agree: "Bấm Đặt hàng là bạn đồng ý với các điều trên.",
};
