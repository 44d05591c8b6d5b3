import type { DayRange } from "@thuot-tha/shared/domain";
import { orderKind } from "@thuot-tha/shared/domain/order";
import { viSuccess } from "../../locales/vi/success.ts";
import { addressText } from "./address-text.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import type { Order } from "./slice.ts";

type Kind = "delivery" | "wear" | "return";

/**
 * The days of an order for a calendar, in order of time: delivery, wear and return of each rental. Pieces of one day
 * share an entry. An order of purchases has the days on which it is expected.
 */
export function orderDays({ id, lines, address, delivery }: Order): CalendarEntry[] {
  const entries = new Map<string, DayRange & { kind: Kind; names: string[] }>();
  const add = (kind: Kind, { dateFrom, dateTo }: DayRange, name: string) => {
    const key = `${kind}-${dateFrom}${dateTo === dateFrom ? "" : `-${dateTo}`}`;
    const names = [...(entries.get(key)?.names ?? []), name];
    entries.set(key, { dateFrom, dateTo, kind, names });
  };
  for (const { period, dateFrom, dateTo, name } of lines) {
    if (!period || !dateFrom || !dateTo) continue;
    add("delivery", { dateFrom: period.dateFrom, dateTo: period.dateFrom }, name);
    add("wear", { dateFrom, dateTo }, name);
    add("return", { dateFrom: period.dateTo, dateTo: period.dateTo }, name);
  }
  if (delivery && orderKind(lines) === "sale") for (const { name } of lines) add("delivery", delivery, name);
  return [...entries]
    .sort(([, a], [, b]) => (a.dateFrom < b.dateFrom ? -1 : Number(a.dateFrom > b.dateFrom)))
    .map(([key, { kind, names, dateFrom, dateTo }]) => ({
      ...{ dateFrom, dateTo },
      uid: `${id}-${key}@thuot-tha`,
      title: viSuccess[`${kind}Event`](names.join(", ")),
      note: viSuccess.eventNote(id),
      place: addressText(address),
      reminder: kind !== "wear",
    }));
}
