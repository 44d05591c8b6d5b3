/** Texts of the form for notifications of free days. They load with it. */
export const viWaitingForm = {
  title: "Báo tôi khi có ngày trống",
  lead: "Ngày bạn cần đã có người thuê? Khi có chiếc trống, cửa hàng báo bạn một lần qua thông báo và e-mail.",
  piece: (size: string, color: string) => `Cỡ ${size} · ${color}`,
  from: "Mặc từ ngày",
  to: "đến hết ngày",
  dayWrong: "Ngày này chưa đủ hoặc không có thật. Bạn nhập lại hoặc xoá trống ô này.",
  hint: "Bỏ trống cả hai ô nếu ngày nào cũng được.",
  send: "Báo tôi",
  cancel: "Thôi",
  done: (days: string | null) =>
    days ? `Chúng tôi sẽ báo khi ngày ${days} trống.` : "Chúng tôi sẽ báo khi có ngày trống.",
  list: "Xem danh sách chờ",
} as const;
