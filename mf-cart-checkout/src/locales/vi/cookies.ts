/** Said where the shop needs cookies. */
export const viCookies = {
  blocked: "Trình duyệt đang chặn cookie nên giỏ hàng không giữ được món nào. Bạn cho phép cookie rồi thử lại nhé.",
};
