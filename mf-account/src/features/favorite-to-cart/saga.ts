import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import { toShownError } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLatest } from "redux-saga/effects";
import { moveFailed, moveOpened, moveReady } from "./slice.ts";

export function* moveSaga({ client }: RemoteContext) {
  yield takeLatest(moveOpened, function* ({ payload: productLink }) {
    try {
      yield put(moveReady(yield* callApi(client, getProduct, { params: { productLink } })));
    } catch (error) {
      yield put(moveFailed(toShownError(error)));
    }
  });
}
