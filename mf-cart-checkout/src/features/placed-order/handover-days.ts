import { viSuccess } from "../../locales/vi/success.ts";
import { addressText } from "./address-text.ts";
import type { CalendarDay } from "./calendar-file.ts";
import type { Order } from "./slice.ts";

/** The days a courier visits: delivery and return of each rental period of the order, in order of time. */
export function handoverDays({ id, lines, address }: Order): CalendarDay[] {
  const days = new Map<string, { day: string; kind: "delivery" | "return"; names: string[] }>();
  for (const { period, name } of lines) {
    if (!period) continue;
    for (const [kind, day] of [
      ["delivery", period.dateFrom],
      ["return", period.dateTo],
    ] as const) {
      const known = days.get(`${kind} ${day}`) ?? { day, kind, names: [] };
      days.set(`${kind} ${day}`, { ...known, names: [...known.names, name] });
    }
  }
  return [...days.values()]
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map(({ day, kind, names }) => ({
      uid: `${id}-${kind}-${day}@thuot-tha`,
      day,
      title: viSuccess[`${kind}Event`](names.join(", ")),
      note: viSuccess.eventNote(id),
      place: addressText(address),
    }));
}
