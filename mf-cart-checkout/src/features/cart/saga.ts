import { cartCountCookie } from "@thuot-tha/shared/contracts/cookies";
import { cartChanged } from "@thuot-tha/shared/contracts/events/cart";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { buffers, eventChannel } from "redux-saga";
import { call, put, race, select, take, takeEvery, takeLatest } from "redux-saga/effects";
import { spokenMessage } from "../failure.ts";
import { getCartTotal, getChange, getListPhase } from "./selectors.ts";
import {
  cartFailed,
  cartLoaded,
  cartRestored,
  cartWanted,
  isOfCart,
  lineChanged,
  lineRefused,
  linesGone,
  linesRemoved,
  lineUpdated,
  removalRefused,
  termsTold,
} from "./slice.ts";
import type { LineChange, ListPhase } from "./types.ts";

/** Runs the cart in the browser. */
export function* cartSaga({ client, bus }: RemoteContext) {
  yield takeLatest(cartWanted, loadCart, client);
  yield takeEvery(lineChanged, sendChanges, client, new Set<string>());
  yield takeEvery(linesRemoved, removeLines, client);
  yield takeLatest(returnsToTab(), catchUp, client);
  yield takeEvery(isOfCart, tellTotal, bus, { told: null });
  yield put(cartRestored(cartCountCookie.read(document.cookie) ?? 0));
}

/** Requests the lines and waits until they, or the failure, are in the store. */
export function* reloadCart() {
  yield put(cartWanted());
  yield take([cartLoaded, cartFailed]);
}

function* loadCart(client: Client) {
  try {
    const { items, terms } = yield* callApi(client, listCartItems);
    if (terms) yield put(termsTold(terms));
    yield put(cartLoaded(items));
  } catch (error) {
    yield put(cartFailed(spokenMessage(error)));
  }
}

/**
 * Sends the latest change of a line, one request at a time, because requests that overtake each other could leave an
 * older one on the server. A change made meanwhile is sent next; changes it replaces are never sent.
 */
function* sendChanges(client: Client, sending: Set<string>, { payload: { id } }: ReturnType<typeof lineChanged>) {
  if (sending.has(id)) return;
  sending.add(id);
  for (let sent: LineChange | undefined = yield select(getChange, id); sent; sent = yield select(getChange, id)) {
    try {
      const { item }: OperationOutput<typeof updateCartItem> = yield* callApi(client, updateCartItem, {
        params: { id },
        body: sent,
      });
      yield put(lineUpdated({ sent, item }));
    } catch (error) {
      yield put(lineRefused({ sent, message: spokenMessage(error) }));
    }
  }
  sending.delete(id);
  // Lines share pieces: a changed line may make another one available or unavailable, or merge with it.
  yield put(cartWanted());
}

function* removeLines(client: Client, { payload: ids }: ReturnType<typeof linesRemoved>) {
  try {
    yield* callApi(client, removeCartItems, { body: { ids } });
    yield put(linesGone(ids));
  } catch (error) {
    yield put(removalRefused({ ids, message: spokenMessage(error) }));
  }
  yield put(cartWanted());
}

function* tellTotal(bus: RemoteContext["bus"], last: { told: number | null }) {
  const total: number = yield select(getCartTotal);
  if (total === last.told) return;
  last.told = total;
  cartChanged.emit(bus, { total });
}

const returnsToTab = () =>
  eventChannel<true>((emit) => {
    const tell = () => void (document.visibilityState === "visible" && emit(true));
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, buffers.sliding(1));

/**
 * Reloads the cart silently after another tab may have changed it. A failure leaves the lines as they are, and an
 * answer older than another change is dropped.
 */
function* catchUp(client: Client) {
  const { phase }: ListPhase = yield select(getListPhase);
  const total: number = yield select(getCartTotal);
  if (phase === "idle" && (cartCountCookie.read(document.cookie) ?? 0) === total) return;
  yield race([call(lookAgain, client), take([cartWanted, lineUpdated, linesGone])]);
}

function* lookAgain(client: Client) {
  try {
    const { items } = yield* callApi(client, listCartItems);
    yield put(cartLoaded(items));
  } catch {
    // The visible lines stay.
  }
}
