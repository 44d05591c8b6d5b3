/** Texts that lead to the form for notifications of free days. */
export const viWaitingList = {
  open: "Báo tôi khi có ngày trống",
  signIn: "Đăng nhập để được báo khi có ngày trống",
} as const;
