import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { orderListSaga } from "../../features/order/refresh-list.ts";
import { loadOrders } from "../../features/order/saga.ts";
import { viOrder } from "../../locales/vi/order.ts";
import { OrdersPage } from "./OrdersPage.tsx";

export const ordersPage = definePage({
  route: ordersRoute,
  rendering: "client",
  login: true,
  load: loadOrders,
  sagas: [orderListSaga],
  Component: OrdersPage,
  head: () => ({ title: viOrder.title, noIndex: true }),
});
