import dayjs from "dayjs";
import "dayjs/locale/vi";
import relativeTime from "dayjs/plugin/relativeTime";

dayjs.extend(relativeTime);

/**
 * How long ago a time stamp was. One after `now` was a moment ago, because a device's clock may be some seconds behind.
 * @example since("2026-12-09T18:05:00Z", now) // "3 giờ trước"
 */
export function since(at: string, now: Date): string {
  const moment = dayjs(at).locale("vi");
  return moment.from(moment.isAfter(now) ? moment : now);
}
