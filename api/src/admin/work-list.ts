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

interface Work {
  section: Section | null;
  day: Day | null;
}

/**
 * The work for the rentals of a delivered order that are not back: the first one that is due, and the next one that
 * goes out. One that was to go out before `now` is taken as delivered.
 */
function worksOut({ wears, wearFrom }: ListedOrder, now: Day, until: Day): Work[] {
  const periods = wears.map(rentalPeriod);
  // Of all rentals, also those that are back or that the customer has kept since.
  const delivered = wearFrom && rentalPeriod({ dateFrom: wearFrom, dateTo: wearFrom }).dateFrom;
  const [day = null] = periods.map(({ dateTo }) => dateTo).sort();
  const section = day === null || day > until ? null : day < now ? "late" : "due-back";
  const [out] = periods
    .map(({ dateFrom }) => dateFrom)
    .filter((start) => start >= now && start !== delivered)
    .sort();
  const packed: Work[] = out && out <= addDays(until, 1) ? [{ section: "pack", day: out }] : [];
  return section === null && packed.length > 0 ? packed : [{ section, day }, ...packed];
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
 * The work that an order needs until the end of `until`, seen from `now`: at least one item, which has no section where
 * there is nothing to do. An order is packed on the day before its delivery at the latest. One with rentals of
 * different days may need two things.
 */
export function worksOf(order: ListedOrder, { now, until }: { now: Day; until: Day }): WorkOrder[] {
  if (order.status === "RENTING") return worksOut(order, now, until).map((work) => ({ ...order, ...work }));
  const days = daysOf(order);
  const section = ((): Section | null => {
    if (days === null) return null;
    if (order.status === "RETURNED") return "check";
    if (days.dateTo < now) return "late";
    if (order.status === "DELIVERING") return "hand-over";
    return days.dateFrom <= addDays(until, 1) ? "pack" : null;
  })();
  return [{ ...order, section, day: days?.dateTo ?? null }];
}

/** By section, then by day. */
export const byUrgency = (a: WorkOrder, b: WorkOrder): number => {
  const place = ({ section }: WorkOrder) => (section === null ? sections.length : sections.indexOf(section));
  return place(a) - place(b) || (a.day ?? "").localeCompare(b.day ?? "") || a.id.localeCompare(b.id);
};
