/** Said where the shop needs cookies. */
export const viCookies = {
  blocked: "Trình duyệt đang chặn cookie nên bạn chưa đăng nhập được. Bạn cho phép cookie rồi thử lại nhé.",
};
