import type { DayRange } from "@thuot-tha/shared/domain";
import { orderKind, placeLine } from "@thuot-tha/shared/domain/order";
import { viSuccess } from "../../locales/vi/success.ts";
import type { CalendarEntry } from "./calendar-file.ts";
import type { Order } from "./slice.ts";

type Kind = "delivery" | "wear" | "return";

/**
 * The days of an order for a calendar, in order of time: delivery, wear and return of each rental. Pieces of one day
 * share an entry. An order of purchases has the days on which it is expected.
 */
export function orderDays({ id, lines, address, delivery }: Order): CalendarEntry[] {
  const entries = new Map<string, DayRange & { kind: Kind; names: string[]; lineId: string }>();
  const add = (kind: Kind, { dateFrom, dateTo }: DayRange, line: Pick<Order["lines"][number], "id" | "name">) => {
    const key = `${kind}-${dateFrom}-${dateTo}`;
    const { names, lineId } = entries.get(key) ?? { names: [], lineId: line.id };
    entries.set(key, { dateFrom, dateTo, kind, names: [...names, line.name], lineId });
  };
  for (const line of lines) {
    const { period, dateFrom, dateTo } = line;
    if (!period || !dateFrom || !dateTo) continue;
    add("delivery", { dateFrom: period.dateFrom, dateTo: period.dateFrom }, line);
    add("wear", { dateFrom, dateTo }, line);
    add("return", { dateFrom: period.dateTo, dateTo: period.dateTo }, line);
  }
  if (delivery && orderKind(lines) === "sale") for (const line of lines) add("delivery", delivery, line);
  return [...entries.values()]
    .sort((a, b) => (a.dateFrom < b.dateFrom ? -1 : Number(a.dateFrom > b.dateFrom)))
    .map(({ kind, names, dateFrom, dateTo, lineId }) => ({
      dateFrom,
      dateTo,
      // Without the days, which may change.
      uid: `${id}-${lineId}-${kind}@thuot-tha`,
      title: viSuccess[`${kind}Event`](names.join(", ")),
      note: viSuccess.eventNote(id),
      place: placeLine(address),
      reminder: kind !== "wear",
    }));
}
