import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { type OrderTab, orderTabs } from "@thuot-tha/shared/domain";

/** What the history shows, as its address says. `tab` null means all of them. */
export interface OrderQuery {
  tab: OrderTab | null;
  /** Words that are looked for; empty for none. */
  q: string;
  /** From 1. */
  page: number;
}

/** Orders on one page of the history. */
export const ordersPerPage = 10;

/** Longest text that may be looked for. */
export const longestSearch = 100;

/** Reads `?tab=&q=&page=`; what is not understood counts as not said. */
export function orderQueryOf(search: string): OrderQuery {
  const query = new URLSearchParams(search);
  const tab = orderTabs.find((one) => one === query.get("tab")) ?? null;
  const page = Number(query.get("page") ?? 1);
  const q = (query.get("q") ?? "").trim().slice(0, longestSearch);
  return { tab, q, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

export const ordersPath = ({ tab, q, page }: OrderQuery): string =>
  linkTo(ordersRoute, undefined, { tab: tab ?? undefined, q, page: page > 1 ? page : undefined });
