import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { type OrderTab, orderTabs } from "@thuot-tha/shared/domain";

/** The history's view, as read from the address. `tab` null means all tabs. */
export interface OrderQuery {
  tab: OrderTab | null;
  /** Search words; empty for none. */
  q: string;
  /** From 1. */
  page: number;
}

/** Orders on one page of the history. */
export const ordersPerPage = 10;

/** Maximum length of the search words. */
export const longestSearch = 100;

/** Reads `?tab=&q=&page=`; invalid values are ignored. */
export function orderQueryOf(search: string): OrderQuery {
  const query = new URLSearchParams(search);
  const tab = orderTabs.find((one) => one === query.get("tab")) ?? null;
  const page = Number(query.get("page") ?? 1);
  const q = (query.get("q") ?? "").trim().slice(0, longestSearch);
  return { tab, q, page: Number.isInteger(page) && page > 0 ? page : 1 };
}

export const ordersPath = ({ tab, q, page }: OrderQuery): string =>
  linkTo(ordersRoute, undefined, { tab: tab ?? undefined, q, page: page > 1 ? page : undefined });
