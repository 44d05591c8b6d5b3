/** The six payment methods, by the API's names. `brand` names the gateway within sentences. */
export const viMethods = {
  cash: {
    name: "Tiền mặt khi nhận hàng",
    note: "Trả cho người giao khi nhận đồ, không cần làm gì bây giờ.",
    brand: "Tiền mặt",
  },
  bank_transfer: {
    name: "Chuyển khoản ngân hàng",
    note: "Quét mã VietQR bằng ứng dụng ngân hàng bất kỳ, số tiền và nội dung điền sẵn.",
    brand: "ngân hàng",
  },
  momo: { name: "Ví MoMo", note: "Mở MoMo để xác nhận bằng số dư ví của bạn.", brand: "MoMo" },
  zalopay: { name: "Ví ZaloPay", note: "Mở ZaloPay để xác nhận bằng số dư hoặc ngân hàng liên kết.", brand: "ZaloPay" },
  atm: {
    name: "Thẻ ATM / Internet Banking",
    note: "Thẻ nội địa hoặc tài khoản ngân hàng, qua cổng VNPAY.",
    brand: "VNPAY",
  },
  card: { name: "Thẻ Visa / Master / JCB", note: "Thẻ tín dụng hoặc ghi nợ quốc tế, qua cổng VNPAY.", brand: "VNPAY" },
};
