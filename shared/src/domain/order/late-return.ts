import type { Dong } from "@thuot-tha/shared/domain";
import { type Day, daysBetween, formatDong, rentalPeriod } from "@thuot-tha/shared/domain";

/** The share of one wear day's price that each late day costs, in percent. The server's configuration may differ. */
export const lateReturnDefaults = { percent: 20 } as const;

interface RentedLine {
  dateFrom: Day | null;
  dateTo: Day | null;
  /** Price of one piece before the day factor. */
  unitPrice: Dong;
  quantities: number;
  /** For all pieces of the line. */
  deposit: Dong;
  /** Null for pieces that the customer has not bought. */
  boughtFor: Dong | null;
}

export interface LateReturn {
  /** The last return day of the order. */
  dueDay: Day;
  /** What each late day costs until the deposit is used up. */
  perDay: Dong;
  /** Whole days after `dueDay`. */
  days: number;
  fee: Dong;
}

/**
 * The fee for pieces that come back after the last return day of their order. Each late day costs `percent` of one wear
 * day's price; a piece never costs more than its deposit. Only the pieces of the last return day count, because the shop
 * records one return for the whole order. Bought pieces cost nothing, but their return day counts: it does not make a piece
 * late that came back before it.
 * @returns null when no piece can be late
 */
export function lateReturn(lines: readonly RentedLine[], returned: Day, percent: number): LateReturn | null {
  const rented = lines.flatMap((line) => {
    const { dateFrom, dateTo } = line;
    return dateFrom && dateTo ? [{ ...line, dueDay: rentalPeriod({ dateFrom, dateTo }).dateTo }] : [];
  });
  const dueDay = rented
    .map((line) => line.dueDay)
    .sort()
    .at(-1);
  const due = rented.filter((line) => line.dueDay === dueDay && line.boughtFor === null);
  if (dueDay === undefined || due.length === 0) return null;
  const days = Math.max(0, daysBetween(dueDay, returned));
  let perDay = 0;
  let fee = 0;
  for (const line of due) {
    const ofLine = Math.floor((line.unitPrice * line.quantities * percent + 50) / 100);
    perDay += ofLine;
    fee += Math.min(line.deposit, ofLine * days);
  }
  return { dueDay, perDay, days, fee };
}

/** The rule as text, the same wherever it shows. @param perDay what a day costs this order, if known */
export function lateReturnTerm(percent: number, perDay?: Dong): string {
  const share = `${percent}% giá thuê một ngày của món`;
  const cost = perDay === undefined ? share : `${formatDong(perDay)} (${share})`;
  return `Trả muộn: mỗi ngày sau ngày trả tính ${cost}, trừ vào tiền cọc và không quá tiền cọc.`;
}
