import { pathTo } from "@thuot-tha/shared/contracts/routes";
import type { Page } from "@thuot-tha/shared/platform";
import { loadOrderPayment } from "../../features/paying/saga.ts";
import { viPaying } from "../../locales/vi/paying.ts";
import { OrderPaymentPage } from "./OrderPaymentPage.tsx";

export const orderPaymentPage: Page = {
  load: loadOrderPayment,
  Component: OrderPaymentPage,
  head: (_state, { params: { orderId = "" } }) => ({
    title: `${viPaying.title} ${orderId}`,
    canonical: pathTo("orderPayment", { orderId }),
    noIndex: true,
  }),
};
