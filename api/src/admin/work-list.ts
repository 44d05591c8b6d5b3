import { addDays, type Day, rentalPeriod, today } from "@thuot-tha/shared/domain";
import { expectedDelivery } from "@thuot-tha/shared/domain/order";
import type { ListedOrder } from "./queries/order-list.ts";

/** The work that orders need, in the order of the list. */
export const sections = ["late", "pack", "hand-over", "due-back", "check"] as const;
export type Section = (typeof sections)[number];

/** An order with the work that it needs. */
export interface WorkOrder extends ListedOrder {
  /** Null for an order without work by that day. */
  section: Section | null;
  /** The day by which it is delivered, or comes back; null for an order that waits for its payment, or is over. */
  day: Day | null;
}

/**
 * What comes next for the rentals of a delivered order that are not back: a later one goes out, and then the first one that
 * is due comes back. One that was to go out before `now` is taken as delivered.
 */
function nextMove(
  { wears, wearFrom }: ListedOrder,
  now: Day,
  until: Day,
): { section: Section | null; day: Day } | null {
  const periods = wears.map(rentalPeriod);
  // Of all rentals, also those that are back or that the customer has kept since.
  const delivered = wearFrom && rentalPeriod({ dateFrom: wearFrom, dateTo: wearFrom }).dateFrom;
  const [out] = periods
    .map(({ dateFrom }) => dateFrom)
    .filter((day) => day >= now && day !== delivered)
    .sort();
  if (out && out <= addDays(until, 1)) return { section: "pack", day: out };
  const [back] = periods.map(({ dateTo }) => dateTo).sort();
  if (!back) return null;
  return { section: back < now ? "late" : back <= until ? "due-back" : null, day: back };
}

/** The first and the last day on which an order is delivered, or was to come back. */
function daysOf({ status, confirmedAt, createdAt, wearFrom, wearTo }: ListedOrder) {
  if (status === "CONFIRMED" || status === "DELIVERING") {
    const confirmed = today(new Date(confirmedAt ?? createdAt));
    return expectedDelivery([{ dateFrom: wearFrom, dateTo: wearFrom }], confirmed);
  }
  if (status !== "RETURNED" || wearTo === null) return null;
  const due = rentalPeriod({ dateFrom: wearTo, dateTo: wearTo }).dateTo;
  return { dateFrom: due, dateTo: due };
}

/**
 * The work that an order needs until the end of `until`, seen from `now`. An order is packed on the day before its
 * delivery at the latest.
 */
export function workOf(order: ListedOrder, { now, until }: { now: Day; until: Day }): WorkOrder {
  if (order.status === "RENTING") return { ...order, ...(nextMove(order, now, until) ?? { section: null, day: null }) };
  const days = daysOf(order);
  const section = ((): Section | null => {
    if (days === null) return null;
    if (order.status === "RETURNED") return "check";
    if (days.dateTo < now) return "late";
    if (order.status === "DELIVERING") return "hand-over";
    return days.dateFrom <= addDays(until, 1) ? "pack" : null;
  })();
  return { ...order, section, day: days?.dateTo ?? null };
}

/** By section, then by day. */
export const byUrgency = (a: WorkOrder, b: WorkOrder): number => {
  const place = ({ section }: WorkOrder) => (section === null ? sections.length : sections.indexOf(section));
  return place(a) - place(b) || (a.day ?? "").localeCompare(b.day ?? "") || a.id.localeCompare(b.id);
};
