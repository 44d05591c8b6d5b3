import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { loadOrder, orderSaga } from "../../features/order/saga.ts";
import { orderChangeSaga } from "../../features/order-change/saga.ts";
import { order } from "../../locales/vi/order.ts";
import { OrderPage } from "./OrderPage.tsx";

export const orderPage = definePage({
  route: orderRoute,
  rendering: "client",
  login: true,
  load: loadOrder,
  sagas: [orderSaga, orderChangeSaga],
  Component: OrderPage,
  head: (_state, { params }) => ({ title: order.orderTitle(params.orderId ?? ""), noIndex: true }),
});
