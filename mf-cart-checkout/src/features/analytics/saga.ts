import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import { select, take, takeEvery, takeLatest } from "redux-saga/effects";
import { getPaymentType, getQuote } from "../checkout/selectors.ts";
import { checkoutEntered, placingChanged, quoteLoaded } from "../checkout/slice.ts";
import type { PaymentType, Quote } from "../checkout/types.ts";
import { isSettled, type Order, orderLoaded, paymentBegun } from "../placed-order/slice.ts";
import { goodsOf } from "./goods.ts";
import { claimPurchase, expectPurchase } from "./purchases.ts";

type Bus = RemoteContext["bus"];

/** Reports the steps of the checkout to the data layer. */
export function* analyticsSaga({ bus }: RemoteContext) {
  yield takeLatest(checkoutEntered, trackCheckout, bus);
  yield takeEvery(placingChanged, trackPaymentType, bus);
  yield takeEvery(paymentBegun, trackNewOrder, bus);
  yield takeEvery(orderLoaded, ({ payload }) => trackPurchase(bus, payload));
}

/** Reports once for each visit of the payment page, when the first quote is loaded. */
function* trackCheckout(bus: Bus) {
  const { payload }: ReturnType<typeof quoteLoaded> = yield take(quoteLoaded);
  analyticsTracked.emit(bus, { name: "begin_checkout", ...goodsOf(payload) });
}

function* trackPaymentType(bus: Bus, { payload }: ReturnType<typeof placingChanged>) {
  if (payload.is !== "placing") return;
  const quote: Quote | null = yield select(getQuote);
  const type: PaymentType = yield select(getPaymentType);
  if (quote) analyticsTracked.emit(bus, { name: "add_payment_info", payment_type: type, ...goodsOf(quote) });
}

function trackNewOrder(bus: Bus, { payload: { order } }: ReturnType<typeof paymentBegun>): void {
  expectPurchase(order.id);
  trackPurchase(bus, order);
}

/** Reports once for each order placed in this browser that is settled: paid, or to be paid on delivery. */
function trackPurchase(bus: Bus, order: Order): void {
  if (!isSettled(order) || !claimPurchase(order.id)) return;
  const { id, paymentType, totals } = order;
  analyticsTracked.emit(bus, {
    name: "purchase",
    transaction_id: id,
    payment_type: paymentType,
    shipping: totals.shippingFee,
    ...goodsOf(order),
  });
}
