import dayjs from "dayjs";
import "dayjs/locale/vi";
import relativeTime from "dayjs/plugin/relativeTime";

dayjs.extend(relativeTime);

/** How long ago a time stamp was. @example since("2026-12-09T18:05:00Z", now) // "3 giờ trước" */
export const since = (at: string, now: Date): string => dayjs(at).locale("vi").from(now);
