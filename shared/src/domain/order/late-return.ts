import { type Day, type Dong, daysBetween, divideHalfUp, formatDong, rentalPeriod } from "@thuot-tha/shared/domain";

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
  /** The first return day of the lines. */
  dueDay: Day;
  /** What each late day of all lines costs until the deposits are used up. */
  perDay: Dong;
  /** Whole days of the latest line after its return day. */
  days: number;
  fee: Dong;
}

/**
 * The fee for rentals that come back after their return days, each counted from its own. Each late day costs `percent`
 * of one wear day's price; a line never costs more than its deposit. Bought pieces cost nothing.
 * @returns null when no piece can be late
 */
export function lateReturn(lines: readonly RentedLine[], returned: Day, percent: number): LateReturn | null {
  const late = lines.flatMap(({ dateFrom, dateTo, unitPrice, quantities, deposit, boughtFor }) => {
    if (!dateFrom || !dateTo || boughtFor !== null) return [];
    const dueDay = rentalPeriod({ dateFrom, dateTo }).dateTo;
    const perDay = divideHalfUp(unitPrice * quantities * percent, 100);
    const days = Math.max(0, daysBetween(dueDay, returned));
    return [{ dueDay, perDay, days, fee: Math.min(deposit, perDay * days) }];
  });
  const [dueDay] = late.map((line) => line.dueDay).sort();
  if (dueDay === undefined) return null;
  const sum = (of: (line: LateReturn) => number): number => late.reduce((total, line) => total + of(line), 0);
  return {
    dueDay,
    perDay: sum(({ perDay }) => perDay),
    days: Math.max(...late.map(({ days }) => days)),
    fee: sum(({ fee }) => fee),
  };
}

/** The rule as text, the same wherever it shows. @param perDay what a day costs this order, if known */
export function lateReturnTerm(percent: number, perDay?: Dong): string {
  const share = `${percent}% giá thuê một ngày của món`;
  const cost = perDay === undefined ? share : `${formatDong(perDay)} (${share})`;
  return `Trả muộn: mỗi ngày sau ngày trả tính ${cost}, trừ vào tiền cọc và không quá tiền cọc.`;
}
