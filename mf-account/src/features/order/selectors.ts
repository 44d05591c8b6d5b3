import { orderTabs } from "@thuot-tha/shared/domain/order";
import { createSelector } from "@thuot-tha/shared/platform";
import type { WithOrders } from "./slice.ts";

export const getOrderList = (state: WithOrders) => state.accountOrders.list;
export const getOrder = (state: WithOrders) => state.accountOrders.order;
export const getSalePrices = (state: WithOrders) => state.accountOrders.salePrices;
export const getCancel = (state: WithOrders) => state.accountOrders.cancel;

/** Number of orders in each tab, and in all of them. */
export const getOrderCounts = createSelector([getOrderList], (list) => {
  const counts = orderTabs.map((tab) => ({ tab, count: list?.counts[tab] ?? 0 }));
  return { counts, all: counts.reduce((sum, { count }) => sum + count, 0) };
});
