import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { type Client, toShownError } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeLeading } from "redux-saga/effects";
import { lineKey } from "../cart/line-key.ts";
import { cartWanted } from "../cart/slice.ts";
import { lineAdded } from "../choice/slice.ts";
import { getPutBack, lineKeptOut, linePutBack, type PutBack, putBackEnded, putBackWanted } from "./slice.ts";

/** Returns the lines of an unpaid, cancelled order to the cart on request, because ordering removed them. */
export function* putBackSaga({ client }: RemoteContext) {
  yield takeLeading(putBackWanted, putBack, client);
}

function* putBack(client: Client, { payload: order }: ReturnType<typeof putBackWanted>) {
  const state: PutBack | null = yield select(getPutBack);
  for (const { id, name, variantId, type, quantities, dateFrom, dateTo } of order.lines) {
    if (state?.added.includes(id)) continue;
    try {
      const dates = dateFrom && dateTo ? { dateFrom, dateTo } : {};
      const { item } = yield* callApi(client, addCartItem, { body: { variantId, type, quantities, ...dates } });
      yield put(linePutBack(id));
      yield put(lineAdded(lineKey(item)));
    } catch (error) {
      yield put(lineKeptOut({ id, name, message: toShownError(error).message }));
    }
  }
  yield put(cartWanted());
  yield put(putBackEnded());
}
