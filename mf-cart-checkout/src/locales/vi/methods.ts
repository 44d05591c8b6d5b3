/** What each payment type is, and the `brand` that sentences about its gateway name. */
export const viMethods = {
  cash: { note: "Trả cho người giao khi nhận đồ, không cần làm gì bây giờ.", brand: "Tiền mặt" },
  bank_transfer: {
    note: "Quét mã VietQR bằng ứng dụng ngân hàng bất kỳ, số tiền và nội dung điền sẵn.",
    brand: "ngân hàng",
  },
  momo: { note: "Mở MoMo để xác nhận bằng số dư ví của bạn.", brand: "MoMo" },
  zalopay: { note: "Mở ZaloPay để xác nhận bằng số dư hoặc ngân hàng liên kết.", brand: "ZaloPay" },
  atm: { note: "Thẻ nội địa hoặc tài khoản ngân hàng, qua cổng VNPAY.", brand: "VNPAY" },
  card: { note: "Thẻ tín dụng hoặc ghi nợ quốc tế, qua cổng VNPAY.", brand: "VNPAY" },
};
