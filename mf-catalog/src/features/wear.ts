import { type DayRange, isDay } from "@thuot-tha/shared/domain";

const key = "tt:wear";

/** The wear dates chosen last in this tab: the next calendar starts with them. */
export function lastWear(): DayRange | null {
  try {
    const { dateFrom, dateTo } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<DayRange>;
    return isDay(dateFrom) && isDay(dateTo) && dateFrom <= dateTo ? { dateFrom, dateTo } : null;
  } catch {
    return null;
  }
}

export function rememberWear(wear: DayRange): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wear));
  } catch {
    // A browser that keeps nothing asks for the dates again.
  }
}
