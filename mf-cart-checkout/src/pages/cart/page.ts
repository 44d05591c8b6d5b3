import { linkTo } from "@thuot-tha/shared/contracts";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { definePage } from "@thuot-tha/shared/platform";
import { all, call } from "redux-saga/effects";
import { reloadCart } from "../../features/cart/saga.ts";
import { refreshUnpaidOrder } from "../../features/placed-order/saga.ts";
import { viCart } from "../../locales/vi/cart.ts";
import { CartPage } from "./CartPage.tsx";

export const cartPage = definePage({
  route: cartRoute,
  rendering: "client",
  *load(_props, context) {
    yield all([call(reloadCart), call(refreshUnpaidOrder, context)]);
  },
  Component: CartPage,
  head: () => ({ title: viCart.title, canonical: linkTo(cartRoute), noIndex: true }),
});
