import type { Page } from "@thuot-tha/shared/platform";
import { loadOrders } from "../../features/order/saga.ts";
import { order } from "../../locales/vi/order.ts";
import { OrdersPage } from "./OrdersPage.tsx";

export const ordersPage: Page = {
  load: loadOrders,
  Component: OrdersPage,
  head: () => ({ title: order.title, noIndex: true }),
};
