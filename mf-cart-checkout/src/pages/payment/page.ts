import { linkTo } from "@thuot-tha/shared/contracts";
import { paymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { definePage } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { reloadCart } from "../../features/cart/saga.ts";
import { checkoutOpened } from "../../features/checkout/slice.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import { PaymentPage } from "./PaymentPage.tsx";

export const paymentPage = definePage({
  route: paymentRoute,
  rendering: "client",
  *load() {
    yield put(checkoutOpened());
    yield* reloadCart();
  },
  Component: PaymentPage,
  head: () => ({ title: viPayment.title, canonical: linkTo(paymentRoute), noIndex: true }),
});
