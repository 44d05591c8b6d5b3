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

/** Keeps the cart as long as the remote is there. */
export function* cartSaga({ client, bus }: RemoteContext) {
  yield takeLatest(cartWanted, loadCart, client);
  yield takeEvery(lineChanged, sendChanges, client, new Set<string>());
  yield takeEvery(linesRemoved, removeLines, client);
  yield takeLatest(returnsToTab(), catchUp, client);
  yield takeEvery(isOfCart, tellTotal, bus, { told: null });
  yield put(cartRestored(cartCountCookie.read(document.cookie) ?? 0));
}

/** Asks for the lines and waits until they, or the reason why not, are in the store. */
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
 * Sends the latest wish for a line, one request at a time: requests that overtake each other on the way could leave the
 * server with an older one. What is wanted meanwhile is sent next; what it replaced is never sent.
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
  // Lines share pieces: one that changes may make another one possible, impossible or part of itself.
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
 * Another tab may have changed the cart meanwhile. Nobody has asked, so a look that fails takes nothing away, and one that
 * something else has overtaken is dropped.
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
    // What is in sight stays.
  }
}
