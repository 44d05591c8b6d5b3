import { type Client, toShownError } from "@thuot-tha/shared/http";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeEvery } from "redux-saga/effects";
import { lineKey } from "../cart/line-key.ts";
import { type AnsweredCart, addLine, type CartRequests, showCart } from "../cart/requests.ts";
import { lineAdded } from "../choice/slice.ts";
import { untilCustomerLeaves } from "../shopper/until-customer-leaves.ts";
import { getPutBack, linePutBack, linePutBackRefused, type PutBack, putBackEnded, putBackRequested } from "./slice.ts";

/** Returns the lines of an unpaid, cancelled order to the cart, because ordering removed them; once at a time. */
export function* putBackSaga({ client }: RemoteContext, requests: CartRequests) {
  const running = new Set<string>();
  const once = function* (request: ReturnType<typeof putBackRequested>) {
    const { id } = request.payload;
    if (running.has(id)) return;
    running.add(id);
    try {
      yield* putBack(client, requests, request);
    } finally {
      running.delete(id);
    }
  };
  yield takeEvery(putBackRequested, untilCustomerLeaves(once));
}

function* putBack(client: Client, requests: CartRequests, { payload: order }: ReturnType<typeof putBackRequested>) {
  const state: PutBack | null = yield select(getPutBack);
  const orderId = order.id;
  let newest: AnsweredCart | null = null;
  for (const line of order.lines) {
    const { id, name } = line;
    if (state?.added.includes(id)) continue;
    try {
      const returned = yield* addLine(requests, client, line);
      newest = returned.newest;
      yield put(linePutBack({ orderId, id }));
      yield put(lineAdded(lineKey(returned.item)));
    } catch (error) {
      newest = null;
      yield put(linePutBackRefused({ orderId, id, name, message: toShownError(error).message }));
    }
  }
  yield* showCart(newest);
  yield put(putBackEnded(orderId));
}
