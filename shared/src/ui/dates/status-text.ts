import { formatDayInWords, rangeLength, rentalPeriod } from "../../domain/index.ts";
import type { Choosing } from "./choose-day.ts";

/** The state of the choice as a sentence, shown and announced. */
export function statusText({ value, anchor, length }: Choosing, loading: boolean): string {
  if (loading) return "Đang xem ngày còn trống…";
  if (!value) return length === null ? "Chọn ngày bắt đầu mặc." : `Chọn ngày đầu tiên của ${length} ngày mặc.`;
  const days = rangeLength(value);
  const { dateFrom, dateTo } = rentalPeriod(value);
  const worn =
    days === 1
      ? `Thuê 1 ngày: ${formatDayInWords(value.dateFrom)}.`
      : `Thuê ${days} ngày: ${formatDayInWords(value.dateFrom)} đến ${formatDayInWords(value.dateTo)}.`;
  const more = anchor === null ? "" : " Chọn thêm ngày kết thúc nếu mặc nhiều ngày.";
  return `${worn} Giao ${formatDayInWords(dateFrom)}, nhận lại ${formatDayInWords(dateTo)}.${more}`;
}
