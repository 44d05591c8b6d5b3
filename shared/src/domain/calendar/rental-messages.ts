import type { RentalProblem } from "@thuot-tha/shared/domain";
import { formatDay, formatRange } from "@thuot-tha/shared/domain";

/** The problem as a sentence for the shopper; calendar and server use the same sentences. */
export function rentalMessage(problem: RentalProblem): string {
  switch (problem.kind) {
    case "not-a-date":
      return "Ngày mặc không hợp lệ.";
    case "reversed":
      return "Ngày kết thúc phải từ ngày bắt đầu trở đi.";
    case "past":
      return "Ngày bắt đầu đã qua, bạn chọn ngày khác nhé.";
    case "too-soon":
      return `Để kịp giao hàng, bạn chọn từ ngày ${formatDay(problem.firstDay)}.`;
    case "too-long":
      return `Mỗi lần thuê tối đa ${problem.maxDays} ngày.`;
    case "blocked":
      return `Khoảng này vướng ngày ${formatRange(problem.by)}: ${problem.by.reason.toLowerCase()}.`;
    case "split":
      return problem.until === null
        ? "Không có chiếc nào trống suốt những ngày này."
        : `Từ ngày ${formatDay(problem.from)}, một chiếc chỉ trống liền đến hết ngày ${formatDay(problem.until)}.`;
  }
}
