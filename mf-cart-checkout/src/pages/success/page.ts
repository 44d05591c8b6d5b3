import { linkTo } from "@thuot-tha/shared/contracts";
import { orderSuccessRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { definePage } from "@thuot-tha/shared/platform";
import { loadPlacedOrder } from "../../features/placed-order/saga.ts";
import { viSuccess } from "../../locales/vi/success.ts";
import { SuccessPage } from "./SuccessPage.tsx";

export const successPage = definePage({
  route: orderSuccessRoute,
  rendering: "client",
  login: true,
  load: loadPlacedOrder,
  Component: SuccessPage,
  head: (_state, { params: { orderId = "" } }) => ({
    title: viSuccess.placed,
    canonical: linkTo(orderSuccessRoute, { orderId }),
    noIndex: true,
  }),
});
