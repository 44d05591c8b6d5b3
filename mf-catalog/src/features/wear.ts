import { defineStored } from "@thuot-tha/shared/contracts";
import { type Day, type DayRange, daysBetween, isDay, today } from "@thuot-tha/shared/domain";

/** Other centuries are slips of the hand, and days next to the first or last one there is could not be told. */
const isNear = (day: unknown): day is string => isDay(day) && day.startsWith("20");

/** Wear dates as an address or the browser keeps them; null unless both are there, real and in order. */
export const wearBetween = (dateFrom: unknown, dateTo: unknown): DayRange | null =>
  isNear(dateFrom) && isNear(dateTo) && dateFrom <= dateTo ? { dateFrom, dateTo } : null;

/** Today, also in a tab left open over midnight. A clock that is further off than a week is wrong. */
export function dayNow(opened: Day, now: Date): Day {
  const day = today(now);
  const ahead = daysBetween(opened, day);
  return ahead > 0 && ahead <= 7 ? day : opened;
}

/** The wear dates chosen last in this tab: the next calendar starts with them. */
const stored = defineStored({
  key: "tt:wear",
  lasts: "tab",
  parse: (wear) => wearBetween((wear as DayRange | undefined)?.dateFrom, (wear as DayRange | undefined)?.dateTo),
});

export const lastWear = (): DayRange | null => stored.read();

export const rememberWear = (wear: DayRange): void => stored.write(wear);
