/** Texts of a product's calendar. They load with it. */
export const viWearCalendar = {
  failed: "Chưa xem được lịch trống.",
  retry: "Thử lại",
} as const;
