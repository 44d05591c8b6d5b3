import type { Day, DayRange } from "./dates.ts";
import { type Month, weekdayOf } from "./months.ts";

/** Monday first. */
export const weekdayNames = ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"] as const;

/** Heads of calendar columns, Monday first. */
export const weekdayShortNames = ["T2", "T3", "T4", "T5", "T6", "T7", "CN"] as const;

export const weekdayName = (day: Day): string => weekdayNames[weekdayOf(day)] ?? "";

/** @example formatDay("2026-12-10") // "10/12/2026" */
export const formatDay = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** @example formatDayShort("2026-12-10") // "10/12" */
export const formatDayShort = (day: Day): string => `${day.slice(8)}/${day.slice(5, 7)}`;

/** @example formatDayInWords("2026-12-10") // "Thứ Năm, 10/12/2026" */
export const formatDayInWords = (day: Day): string => `${weekdayName(day)}, ${formatDay(day)}`;

/** Without leading zeros, which screen readers would read out: "Chủ Nhật, 1/11/2026". */
export const formatDayForScreenReader = (day: Day): string =>
  `${weekdayName(day)}, ${Number(day.slice(8))}/${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;

/** @example formatMonth("2026-12") // "Tháng 12, 2026" */
export const formatMonth = (month: Month): string => `Tháng ${Number(month.slice(5))}, ${month.slice(0, 4)}`;

/** One date for a single day; otherwise both ends with an en dash. */
export const formatRange = ({ dateFrom, dateTo }: DayRange): string =>
  dateFrom === dateTo ? formatDay(dateFrom) : `${formatDay(dateFrom)} – ${formatDay(dateTo)}`;
