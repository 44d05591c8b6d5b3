const formatter = new Intl.DateTimeFormat("vi-VN", {
  timeZone: "Asia/Ho_Chi_Minh",
  hour: "2-digit",
  minute: "2-digit",
});

/** @example timeText("2026-12-10T03:05:00Z") // "10:05" */
export const timeText = (timestamp: string): string => formatter.format(new Date(timestamp));
