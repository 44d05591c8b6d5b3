import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { type Client, toShownError } from "@thuot-tha/shared/http";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeLeading } from "redux-saga/effects";
import { lineKey } from "../cart/line-key.ts";
import { type AnsweredCart, type CartRequests, type CartResponse, requestCart, showCart } from "../cart/requests.ts";
import { lineAdded } from "../choice/slice.ts";
import { getPutBack, linePutBack, linePutBackRefused, type PutBack, putBackEnded, putBackRequested } from "./slice.ts";

/** Returns the lines of an unpaid, cancelled order to the cart on request, because ordering removed them. */
export function* putBackSaga({ client }: RemoteContext, requests: CartRequests) {
  yield takeLeading(putBackRequested, putBack, client, requests);
}

function* putBack(client: Client, requests: CartRequests, { payload: order }: ReturnType<typeof putBackRequested>) {
  const state: PutBack | null = yield select(getPutBack);
  let newest: AnsweredCart | null = null;
  for (const { id, name, variantId, type, quantities, dateFrom, dateTo } of order.lines) {
    if (state?.added.includes(id)) continue;
    try {
      const dates = dateFrom && dateTo ? { dateFrom, dateTo } : {};
      const body = { variantId, type, quantities, ...dates };
      const { answer, isNewest }: CartResponse<typeof addCartItem> = yield* requestCart(requests, client, addCartItem, {
        body,
      });
      newest = isNewest ? answer : null;
      yield put(linePutBack(id));
      yield put(lineAdded(lineKey(answer.item)));
    } catch (error) {
      newest = null;
      yield put(linePutBackRefused({ id, name, message: toShownError(error).message }));
    }
  }
  yield* showCart(newest);
  yield put(putBackEnded());
}
