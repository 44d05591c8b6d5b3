/** Words of the account frame, its menu and the link in the shop's header. */
export const frame = {
  signIn: "Đăng nhập",
  account: "Tài khoản",
  accountOf: (name: string) => `Tài khoản của ${name}`,
  menu: "Mục tài khoản",
  overview: "Tổng quan",
  orders: "Đơn hàng",
  favorites: "Yêu thích",
  waitingList: "Chờ ngày trống",
  notifications: "Thông báo",
  wallet: "Ví của tôi",
  membership: "Gói thành viên",
  addresses: "Sổ địa chỉ",
  profile: "Hồ sơ",
  password: "Đổi mật khẩu",
  signOut: "Đăng xuất",
  signedOut: "Bạn đã đăng xuất. Hẹn gặp lại!",
};
