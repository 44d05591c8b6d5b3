import { defineStored } from "@thuot-tha/shared/contracts";
import { type DayRange, isDay } from "@thuot-tha/shared/domain";

/**
 * Other centuries are typing mistakes, and the neighbours of the first and last possible date cannot be represented.
 */
const isNear = (day: unknown): day is string => isDay(day) && day.startsWith("20");

/** Wear dates from an address or storage; null unless both are present and valid. Swapped days are corrected. */
export function wearBetween(one: unknown, other: unknown): DayRange | null {
  if (!isNear(one) || !isNear(other)) return null;
  return one <= other ? { dateFrom: one, dateTo: other } : { dateFrom: other, dateTo: one };
}

/** The wear dates chosen last in this tab, which preset the next calendar. */
const stored = defineStored({
  key: "tt:wear",
  lasts: "tab",
  parse: (wear) => wearBetween((wear as DayRange | undefined)?.dateFrom, (wear as DayRange | undefined)?.dateTo),
});

export const lastWear = (): DayRange | null => stored.read();

/** Null forgets them. */
export const rememberWear = (wear: DayRange | null): void => (wear ? stored.write(wear) : stored.clear());
