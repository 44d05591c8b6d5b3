/** A calendar date, 'YYYY-MM-DD': no time, no zone. Such strings sort and compare as text. */
export type Day = string;

/** Both ends inclusive. */
export interface DayRange {
  dateFrom: Day;
  dateTo: Day;
}

const dayMs = 86_400_000;
/** Viet Nam has been at UTC+7 without daylight saving since 1975. */
const vietNamOffsetMs = 7 * 3_600_000;

const pad = (value: number, length = 2): string => String(value).padStart(length, "0");

/** Whole days since 1970-01-01. Throws a RangeError for anything that is not a real calendar date. */
export function dayNumber(day: Day): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) throw new RangeError(`Not a day: ${day}`);
  const ms = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  if (dayFromMs(ms) !== day) throw new RangeError(`Not on the calendar: ${day}`);
  return ms / dayMs;
}

function dayFromMs(ms: number): Day {
  const date = new Date(ms);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}

/** The day this many whole days after 1970-01-01. */
export const dayFromNumber = (number: number): Day => dayFromMs(number * dayMs);

/** Whether the value is a real calendar date in the form 'YYYY-MM-DD'. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== "string") return false;
  try {
    dayNumber(value);
    return true;
  } catch {
    return false;
  }
}

/** Reads 'DD/MM/YYYY' as typed by a shopper, single digits allowed; null for an invalid date. */
export function parseDisplayDay(text: string): Day | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const day = `${match[3]}-${pad(Number(match[2]))}-${pad(Number(match[1]))}`;
  return isDay(day) ? day : null;
}

/** The calendar date in Viet Nam at a moment, wherever the code runs. */
export const today = (now: Date): Day => dayFromMs(now.getTime() + vietNamOffsetMs);

/** The time of day in Viet Nam at a moment. @example timeOfDay(new Date("2026-12-09T18:05:00Z")) // "01:05" */
export const timeOfDay = (at: Date): string => {
  const local = new Date(at.getTime() + vietNamOffsetMs);
  return `${pad(local.getUTCHours())}:${pad(local.getUTCMinutes())}`;
};

export const addDays = (day: Day, days: number): Day => dayFromNumber(dayNumber(day) + days);

/** Whole days from one date to the other: 1 for neighbours, negative when `to` comes first. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** Days of a range, both ends counted. */
export const rangeLength = (range: DayRange): number => daysBetween(range.dateFrom, range.dateTo) + 1;

export const rangeIncludes = (range: DayRange, day: Day): boolean => range.dateFrom <= day && day <= range.dateTo;

/** Whether two ranges share a day. */
export const rangesOverlap = (a: DayRange, b: DayRange): boolean => a.dateFrom <= b.dateTo && b.dateFrom <= a.dateTo;

export const eachDay = (range: DayRange): Day[] =>
  Array.from({ length: Math.max(0, rangeLength(range)) }, (_, index) => addDays(range.dateFrom, index));
