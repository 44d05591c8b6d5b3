import { defineStored } from "@thuot-tha/shared/contracts";
import { createOrder } from "@thuot-tha/shared/contracts/operations/order/create-order";
import { quoteOrder } from "@thuot-tha/shared/contracts/operations/order/quote-order";
import { ApiError, type Client } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import type { Action } from "redux";
import { fork, put, select, take, takeEvery, takeLatest, takeLeading } from "redux-saga/effects";
import { cartRequested } from "../cart/slice.ts";
import { choiceMade } from "../choice/slice.ts";
import { shownMessage } from "../failure.ts";
import { paymentBegun } from "../placed-order/slice.ts";
import { getShopper } from "../shopper/selectors.ts";
import { customerLeft, pricingReceived, type ShopperState, sessionLost, sessionReceived } from "../shopper/slice.ts";
import { untilCustomerLeaves } from "../shopper/until-customer-leaves.ts";
import { attemptKey, forgetAttempt } from "./attempt.ts";
import { seenInQuote } from "./quote-changes.ts";
import { getForm, getOrderBody, getQuote, isEntered } from "./selectors.ts";
import {
  addressDoubted,
  formRestored,
  noteWritten,
  orderRequested,
  paymentTypeChosen,
  placingChanged,
  quoteFailed,
  quoteLoaded,
  quoteRequested,
  repricingExpected,
  walletChosen,
} from "./slice.ts";
import type { CheckoutForm, OrderBody, Quote, RefusalAdvice } from "./types.ts";

interface StoredForm extends Partial<CheckoutForm> {
  /** The customer who filled it in; null for a guest. */
  owner?: string | null;
}

/** The shopper's form values, stored over a reload of the tab. */
const storedForm = defineStored({
  key: "mf-cart-checkout.form",
  lasts: "tab",
  parse: (stored) => (stored ?? null) as StoredForm | null,
});

export function* checkoutSaga({ client }: RemoteContext) {
  const stored = storedForm.read();
  if (stored) {
    const { owner, ...form } = stored;
    yield put(formRestored(form));
    if (owner) yield fork(dropFormOf, owner);
  }
  yield takeEvery([paymentTypeChosen, walletChosen, noteWritten, placingChanged, customerLeft], storeForm);
  yield takeEvery(pricingReceived, expectRepricing);
  yield takeLatest(quoteRequested, untilCustomerLeaves(fetchQuote), client);
  // One order at a time: presses during a request are ignored.
  yield takeLeading(orderRequested, placeOrder, client);
}

function* storeForm() {
  const form: CheckoutForm = yield select(getForm);
  const { userId }: ShopperState = yield select(getShopper);
  storedForm.write({ ...form, owner: userId });
}

/** Drops the restored form when the session belongs to another customer than the one who filled it in. */
function* dropFormOf(owner: string) {
  let shopper: ShopperState;
  do {
    const { type }: Action = yield take([sessionReceived, customerLeft]);
    // The form has been dropped already, with the customer.
    if (type === customerLeft.type) return;
    shopper = yield select(getShopper);
  } while (shopper.userId === null);
  if (shopper.userId !== owner) yield put(customerLeft());
}

/** Stores the current quote for comparison with the one that the page is about to request. */
function* expectRepricing() {
  const quote: Quote | null = yield select(getQuote);
  if (quote) yield put(repricingExpected(seenInQuote(quote)));
}

function* fetchQuote(client: Client, { payload }: ReturnType<typeof quoteRequested>) {
  try {
    yield put(quoteLoaded(yield* callApi(client, quoteOrder, { body: payload })));
  } catch (error) {
    yield put(quoteFailed(shownMessage(error)));
    if (error instanceof ApiError && error.code === "ADDRESS_NOT_FOUND") yield put(addressDoubted());
  }
}

function* placeOrder(client: Client) {
  const body: OrderBody | null = yield select(getOrderBody);
  const seen: Quote | null = yield select(getQuote);
  if (!body || !seen) return;
  const { userId }: ShopperState = yield select(getShopper);
  yield put(placingChanged({ is: "placing" }));
  try {
    const headers = { "idempotency-key": attemptKey(body.cartItemIds) };
    const { order, payment } = yield* callApi(client, createOrder, { headers, body });
    if (yield* dropIfLeft(userId)) return;
    forgetAttempt();
    // A shopper who has left the page is not sent to a gateway when they come to the order later.
    const entered: boolean = yield select(isEntered);
    yield put(paymentBegun({ order, payment, isLeft: !entered }));
    yield put(placingChanged({ is: "placed", orderId: order.id, unpaid: order.status === "NOT_PAID" }));
    yield put(choiceMade(null));
    yield put(cartRequested());
  } catch (error) {
    if (yield* dropIfLeft(userId)) return;
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: "" };
    if (status === 401) {
      // The sign-in form takes the place of the button.
      yield put(placingChanged({ is: "idle" }));
      yield put(sessionLost());
      return;
    }
    const advice = adviceFor(status, code);
    yield put(placingChanged({ is: "refused", message: shownMessage(error), advice, seen: seenInQuote(seen) }));
    if (advice === "check-orders") forgetAttempt();
    // Cart and quote are loaded again, so that the refusal can name the lines that caused it.
    if (advice !== "retry-same-request") yield put(cartRequested());
  }
}

/**
 * Drops the outcome of an order whose customer has left, because another shopper may use the device.
 * @returns whether the customer has left
 */
function* dropIfLeft(customer: string | null) {
  const { userId }: ShopperState = yield select(getShopper);
  if (userId === customer) return false;
  forgetAttempt();
  yield put(placingChanged({ is: "idle" }));
  return true;
}

const advices: Record<string, RefusalAdvice> = {
  CART_CHANGED: "review-changed-cart",
  IDEMPOTENCY_KEY_REUSED: "check-orders",
  OPEN_ORDERS_LIMIT: "settle-open-orders",
  EMAIL_UNPROVEN: "confirm-email",
};

function adviceFor(status: number, code: string): RefusalAdvice {
  if (status === 0 || status >= 500) return "retry-same-request";
  return advices[code] ?? "review-and-retry";
}
