/** The six ways to pay, by the name the API has for them. */
export const viMethods = {
  cash: { name: "Tiền mặt khi nhận", note: "Trả cho người giao khi nhận đồ" },
  bank_transfer: { name: "Chuyển khoản", note: "Quét mã VietQR bằng ứng dụng ngân hàng" },
  momo: { name: "Ví MoMo", note: "Xác nhận trong ứng dụng MoMo" },
  zalopay: { name: "ZaloPay", note: "Xác nhận trong ứng dụng ZaloPay" },
  atm: { name: "Thẻ ATM", note: "Thẻ nội địa, Internet Banking" },
  card: { name: "Visa, Master, JCB", note: "Thẻ tín dụng hoặc ghi nợ quốc tế" },
};
