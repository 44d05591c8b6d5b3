/** Words of signing in and registering. */
export const session = {
  loginTitle: "Đăng nhập",
  loginLead: "Chào mừng bạn trở lại với tủ đồ Thướt Tha.",
  loginAction: "Đăng nhập",
  registerTitle: "Tạo tài khoản",
  registerLead: "Một phút thôi, rồi mọi bộ cánh đều trong tầm tay.",
  registerAction: "Tạo tài khoản",
  account: "E-mail hoặc số điện thoại",
  accountMissing: "Hãy nhập e-mail hoặc số điện thoại.",
  noAccount: "Lần đầu đến với Thướt Tha?",
  hasAccount: "Đã có tài khoản?",
  ways: "Cách vào tài khoản",
  checkoutLead: "Đăng nhập hoặc tạo tài khoản để đặt hàng. Giỏ hàng của bạn được giữ nguyên.",
  panelTitle: "Mặc đẹp cho một ngày, tủ đồ nhẹ cả năm.",
  panelPoints: [
    "Xem lịch giao và ngày trả của từng đơn",
    "Lưu sẵn địa chỉ nhà riêng, văn phòng",
    "Tiền cọc hoàn về ví sau khi trả đồ",
  ],
};
