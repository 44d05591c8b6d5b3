import { linkTo } from "@thuot-tha/shared/contracts";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { definePage } from "@thuot-tha/shared/platform";
import { loadOrderPayment } from "../../features/paying/saga.ts";
import { viPaying } from "../../locales/vi/paying.ts";
import { OrderPaymentPage } from "./OrderPaymentPage.tsx";

export const orderPaymentPage = definePage({
  route: orderPaymentRoute,
  rendering: "client",
  login: true,
  load: loadOrderPayment,
  Component: OrderPaymentPage,
  head: (_state, { params: { orderId = "" } }) => ({
    title: `${viPaying.title} ${orderId}`,
    canonical: linkTo(orderPaymentRoute, { orderId }),
    noIndex: true,
  }),
});
