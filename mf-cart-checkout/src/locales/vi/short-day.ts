import { type Day, formatDayShort, weekdayName } from "@thuot-tha/shared/domain";

/** @example shortDay("2026-12-10") // "Thứ Năm 10/12" with non-breaking spaces */
export const shortDay = (day: Day): string => `${weekdayName(day)} ${formatDayShort(day)}`.replaceAll(" ", "\u00a0");
