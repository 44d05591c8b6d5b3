import { type Day, isDay } from "@thuot-tha/shared/domain";

/** Page in an address, from 1; an invalid one means the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get("page") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Day in an address; null where there is none or it is not on the calendar. */
export function dayOf(query: URLSearchParams, name: string): Day | null {
  const text = query.get(name);
  return isDay(text) ? text : null;
}
