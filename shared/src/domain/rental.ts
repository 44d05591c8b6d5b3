import {
  addDays,
  type Day,
  type DayRange,
  daysBetween,
  isDay,
  rangeLength,
  rangesOverlap,
  timeOfDay,
} from "./dates.ts";

/** Wear dates that cannot be chosen, and why, in Vietnamese. */
export interface BlockedRange extends DayRange {
  reason: string;
}

/** Defaults of the shop; the server's configuration may differ. All in days, but for the hour. */
export const rentalDefaults = {
  leadDays: 1,
  cutoffHour: 24,
  maxDays: 30,
  turnaroundDays: 1,
  horizonDays: 365,
} as const;

/** Wear lengths offered beside the free range, in days. */
export const rentalChips = [1, 3, 5, 7] as const;

/** From the delivery day to the return day: one day more than the wear dates at each end. */
export const rentalPeriod = (wear: DayRange): DayRange => ({
  dateFrom: addDays(wear.dateFrom, -1),
  dateTo: addDays(wear.dateTo, 1),
});

/** Whole days between the two ends of the rental period; 2 for a one-day wear, never less. */
export function rentalDays(wear: DayRange): number {
  const { dateFrom, dateTo } = rentalPeriod(wear);
  return daysBetween(dateFrom, dateTo);
}

/** The days a booking blocks its piece: the rental period, and the cleaning days after it. */
export function blockedPeriod(wear: DayRange, turnaroundDays: number = rentalDefaults.turnaroundDays): DayRange {
  const period = rentalPeriod(wear);
  return { dateFrom: period.dateFrom, dateTo: addDays(period.dateTo, turnaroundDays) };
}

/** The first wear date that leaves time for the delivery. */
export const firstChoosableDay = (today: Day, leadDays: number = rentalDefaults.leadDays): Day =>
  addDays(today, Math.max(0, leadDays));

/**
 * The days between today and the first choosable wear date at a moment: one more from the cut-off hour in Viet Nam on,
 * when today counts as gone.
 */
export const leadDaysAt = (now: Date, { leadDays, cutoffHour = rentalDefaults.cutoffHour }: LeadTime): number =>
  Number.parseInt(timeOfDay(now), 10) < cutoffHour ? leadDays : leadDays + 1;

interface LeadTime {
  leadDays: number;
  /** 24 for no such hour. */
  cutoffHour?: number | undefined;
}

export interface RentalRules {
  today: Day;
  /** Days between today and the first choosable wear date. */
  leadDays?: number;
  /** Longest wear, in days, both ends counted. */
  maxDays?: number;
  blocked?: readonly BlockedRange[];
}

export type RentalProblem =
  | { kind: "not-a-date" }
  | { kind: "reversed" }
  | { kind: "past" }
  | { kind: "too-soon"; firstDay: Day }
  | { kind: "too-long"; maxDays: number }
  | { kind: "blocked"; by: BlockedRange }
  /**
   * Each day is free, but no piece is free on all of them: from `from` on, one is free until `until`; null for none.
   */
  | { kind: "split"; from: Day; until: Day | null };

/** Why these wear dates cannot be rented, or null when they can. The most serious reason has priority. */
export function rentalProblem(wear: DayRange, rules: RentalRules): RentalProblem | null {
  const { leadDays = rentalDefaults.leadDays, maxDays = rentalDefaults.maxDays, blocked = [] } = rules;
  if (!isDay(wear.dateFrom) || !isDay(wear.dateTo)) return { kind: "not-a-date" };
  if (wear.dateFrom > wear.dateTo) return { kind: "reversed" };
  if (wear.dateFrom < rules.today) return { kind: "past" };
  const firstDay = firstChoosableDay(rules.today, leadDays);
  if (wear.dateFrom < firstDay) return { kind: "too-soon", firstDay };
  if (rangeLength(wear) > maxDays) return { kind: "too-long", maxDays };
  const by = firstBlock(wear, blocked);
  return by ? { kind: "blocked", by } : null;
}

/** The earliest blocked range that shares a day with these, or null. */
export function firstBlock(range: DayRange, blocked: readonly BlockedRange[]): BlockedRange | null {
  return blocked.reduce<BlockedRange | null>(
    (found, one) => (rangesOverlap(range, one) && (!found || one.dateFrom < found.dateFrom) ? one : found),
    null,
  );
}

/**
 * The next wear of so many days from `from` on that meets no blocked range; null when none starts within `horizonDays`.
 */
export function nextFreeRange(
  days: number,
  from: Day,
  blocked: readonly BlockedRange[],
  horizonDays: number = rentalDefaults.horizonDays,
): DayRange | null {
  const last = addDays(from, horizonDays);
  let dateFrom = from;
  while (dateFrom <= last) {
    const wear = { dateFrom, dateTo: addDays(dateFrom, days - 1) };
    const hit = firstBlock(wear, blocked);
    if (!hit) return wear;
    dateFrom = addDays(hit.dateTo, 1);
  }
  return null;
}
