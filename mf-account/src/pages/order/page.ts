import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { addressSaga } from "../../features/address/saga.ts";
import { areasSaga } from "../../features/areas/saga.ts";
import { loadOrder, orderSaga } from "../../features/order/saga.ts";
import { orderCareSaga } from "../../features/order-care/saga.ts";
import { orderChangeSaga } from "../../features/order-change/saga.ts";
import { viOrder } from "../../locales/vi/order.ts";
import { OrderPage } from "./OrderPage.tsx";

export const orderPage = definePage({
  route: orderRoute,
  rendering: "client",
  login: true,
  load: loadOrder,
  sagas: [orderSaga, orderChangeSaga, orderCareSaga, addressSaga, areasSaga],
  Component: OrderPage,
  head: (_state, { params }) => ({ title: viOrder.orderTitle(params.orderId ?? ""), noIndex: true }),
});
