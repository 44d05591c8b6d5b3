import { linkTo } from "@thuot-tha/shared/contracts";
import { orderSuccessRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { definePage } from "@thuot-tha/shared/platform";
import { loadPlacedOrder } from "../../features/checkout/load-placed-order.ts";
import { getPlacedOrder, type WithPlacedOrder } from "../../features/placed-order/slice.ts";
import { titleOf } from "../../features/placed-order/title.ts";
import { SuccessPage } from "./SuccessPage.tsx";

export const successPage = definePage({
  route: orderSuccessRoute,
  rendering: "client",
  login: true,
  load: loadPlacedOrder,
  Component: SuccessPage,
  head: (state, { params: { orderId = "" } }) => ({
    title: titleOf(getPlacedOrder(state as WithPlacedOrder)),
    canonical: linkTo(orderSuccessRoute, { orderId }),
    noIndex: true,
  }),
});
