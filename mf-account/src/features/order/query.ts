import { linkTo } from "@thuot-tha/shared/contracts";
import { maxSearchLength } from "@thuot-tha/shared/contracts/limits";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { Day } from "@thuot-tha/shared/domain";
import { type OrderTab, orderTabs } from "@thuot-tha/shared/domain/order";
import { dayOf, pageOf } from "../../query.ts";

/** The history's view, as read from the address. `tab` null means all tabs. */
export interface OrderQuery {
  tab: OrderTab | null;
  /** Search words; empty for none. */
  q: string;
  /** Days on which the orders were placed; null where unbounded. */
  from: Day | null;
  to: Day | null;
  /** From 1. */
  page: number;
}

/** Orders on one page of the history. */
export const ordersPerPage = 10;

/** Reads `?tab=&q=&from=&to=&page=`; invalid values are ignored. */
export function orderQueryOf(search: string): OrderQuery {
  const query = new URLSearchParams(search);
  const tab = orderTabs.find((one) => one === query.get("tab")) ?? null;
  const q = (query.get("q") ?? "").trim().slice(0, maxSearchLength);
  return { tab, q, from: dayOf(query, "from"), to: dayOf(query, "to"), page: pageOf(query) };
}

export const ordersPath = ({ tab, q, from, to, page = 1 }: Partial<OrderQuery>): string =>
  linkTo(ordersRoute, undefined, {
    tab: tab ?? undefined,
    q,
    from: from ?? undefined,
    to: to ?? undefined,
    page: page > 1 ? page : undefined,
  });
