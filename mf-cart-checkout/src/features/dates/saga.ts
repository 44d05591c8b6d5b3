import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeEvery, takeLatest } from "redux-saga/effects";
import { getLine } from "../cart/selectors.ts";
import { lineChanged } from "../cart/slice.ts";
import type { CartItem } from "../cart/types.ts";
import { shownMessage } from "../failure.ts";
import { type DatesPhase, datesClosed, datesFailed, datesLoaded, datesOpened, getDates } from "./slice.ts";

/** Fetches the blocked days of the line whose calendar is open. */
export function* datesSaga({ client }: RemoteContext) {
  yield takeLatest([datesOpened, datesClosed], fetchDates, client);
  yield takeEvery(lineChanged, reloadDates);
}

function* fetchDates(client: Client, action: ReturnType<typeof datesOpened> | ReturnType<typeof datesClosed>) {
  // Closing only cancels the running request.
  if (!datesOpened.match(action)) return;
  const lineId = action.payload;
  const line: CartItem | undefined = yield select(getLine, lineId);
  if (!line) return void (yield put(datesClosed()));
  const { variantId, quantities } = line;
  try {
    const availability = yield* callApi(client, listInvalidDates, {
      body: { variantId, quantities, cartItemId: lineId },
    });
    yield put(datesLoaded({ lineId, availability }));
  } catch (error) {
    yield put(datesFailed({ lineId, message: shownMessage(error) }));
  }
}

/** A higher quantity is available on fewer days, so the days are requested again. */
function* reloadDates({ payload: { id } }: ReturnType<typeof lineChanged>) {
  const dates: DatesPhase = yield select(getDates);
  if (dates.is !== "closed" && dates.lineId === id) yield put(datesOpened(id));
}
