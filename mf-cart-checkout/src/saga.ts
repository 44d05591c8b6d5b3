import type { RemoteContext } from "@thuot-tha/shared/platform";
import { fork } from "redux-saga/effects";
import { answerAdd } from "./features/adding/answer-add.ts";
import { analyticsSaga } from "./features/analytics/saga.ts";
import type { CartRequests } from "./features/cart/requests.ts";
import { cartSaga } from "./features/cart/saga.ts";
import { checkoutSaga } from "./features/checkout/saga.ts";
import { choiceSaga } from "./features/choice/saga.ts";
import { datesSaga } from "./features/dates/saga.ts";
import { payingSaga } from "./features/paying/saga.ts";
import { putBackSaga } from "./features/put-back/saga.ts";
import { shopperSaga } from "./features/shopper/saga.ts";

/** Runs in the browser once the remote is loaded. */
export function* cartCheckoutSaga(context: RemoteContext) {
  const cartRequests: CartRequests = { open: 0, started: 0, unanswered: new Map() };
  yield fork(cartSaga, context, cartRequests);
  yield fork(answerAdd, context, cartRequests);
  yield fork(choiceSaga);
  yield fork(shopperSaga, context);
  yield fork(datesSaga, context);
  yield fork(checkoutSaga, context);
  yield fork(payingSaga, context);
  yield fork(putBackSaga, context, cartRequests);
  yield fork(analyticsSaga, context);
}
