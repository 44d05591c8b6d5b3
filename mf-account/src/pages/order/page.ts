import type { Page } from "@thuot-tha/shared/platform";
import { loadOrder } from "../../features/order/saga.ts";
import { order } from "../../locales/vi/order.ts";
import { OrderPage } from "./OrderPage.tsx";

export const orderPage: Page = {
  load: loadOrder,
  Component: OrderPage,
  head: (_state, { params }) => ({ title: order.orderTitle(params.orderId ?? ""), noIndex: true }),
};
