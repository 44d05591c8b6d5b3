import { cartCountCookie } from "@thuot-tha/shared/contracts/cookies";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { removeCartItems } from "@thuot-tha/shared/contracts/operations/cart/remove-cart-items";
import { updateCartItem } from "@thuot-tha/shared/contracts/operations/cart/update-cart-item";
import { ApiError, type Client } from "@thuot-tha/shared/http";
import { newKey } from "@thuot-tha/shared/http/new-key";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import { buffers, eventChannel } from "redux-saga";
import { call, put, race, select, take, takeEvery, takeLatest } from "redux-saga/effects";
import { shownMessage } from "../failure.ts";
import { customerLeft, shopperChanged } from "../shopper/slice.ts";
import { untilCustomerLeaves } from "../shopper/until-customer-leaves.ts";
import { type AnsweredCart, addLine, type CartRequests, type CartResponse, requestCart, showCart } from "./requests.ts";
import { getCartTotal, getChange, getConfirmedLines, getListPhase, hasKnownLines } from "./selectors.ts";
import {
  cartFailed,
  cartLoaded,
  cartMissed,
  cartRequested,
  cartRestored,
  lineChanged,
  lineRefused,
  linesGone,
  linesRemoved,
  linesRestored,
  lineUpdated,
  removalRefused,
  removalUndone,
  restoreRefused,
  termsReceived,
} from "./slice.ts";
import type { CartItem, LineChange, ListPhase } from "./types.ts";

/** Runs the cart in the browser. */
export function* cartSaga({ client }: RemoteContext, requests: CartRequests) {
  yield takeLatest(cartRequested, loadCart, client, requests);
  yield takeEvery(lineChanged, untilCustomerLeaves(sendChanges), client, requests, new Set<string>());
  yield takeEvery(linesRemoved, untilCustomerLeaves(removeLines), client, requests);
  yield takeEvery(removalUndone, untilCustomerLeaves(restoreLines), client, requests);
  yield takeEvery(customerLeft, forgetUnanswered, requests);
  yield takeEvery(shopperChanged, requestLines);
  yield takeLatest(returnsToTab(), catchUp, client, requests);
  yield put(cartRestored(cartCountCookie.read(document.cookie) ?? 0));
}

/** The next shopper's cart says nothing about adds of the customer before. */
function forgetUnanswered({ unanswered }: CartRequests) {
  unanswered.clear();
}

/** Requests the lines of another shopper. The server merges a guest's cart into the customer's. */
function* requestLines() {
  yield put(cartRequested());
}

/** Requests the lines and waits until they, or the failure, are in the store. */
export function* reloadCart() {
  yield put(cartRequested());
  yield take([cartLoaded, cartFailed, cartMissed]);
}

function* loadCart(client: Client, requests: CartRequests) {
  try {
    const { items, terms } = (yield* requestCart(requests, client, listCartItems)).answer;
    if (terms) yield put(termsReceived(terms));
    yield put(cartLoaded(items));
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.status > 0;
    const known: boolean = yield select(hasKnownLines);
    yield put((known && !isAnswered ? cartMissed : cartFailed)(shownMessage(error)));
  }
}

/**
 * Sends the latest change of a line, one request at a time, because requests that overtake each other could leave an
 * older one on the server. A change made meanwhile is sent next; changes it replaces are never sent.
 */
function* sendChanges(
  client: Client,
  requests: CartRequests,
  sending: Set<string>,
  { payload: { id } }: ReturnType<typeof lineChanged>,
) {
  if (sending.has(id)) return;
  sending.add(id);
  let newest: AnsweredCart | null = null;
  try {
    for (let sent: LineChange | undefined = yield select(getChange, id); sent; sent = yield select(getChange, id)) {
      try {
        // A browser may send it again by itself, and a line joins another one once for its key.
        const input = { params: { id }, headers: { "idempotency-key": newKey() }, body: sent };
        const { answer, isNewest }: CartResponse<typeof updateCartItem> = yield* requestCart(
          requests,
          client,
          updateCartItem,
          input,
        );
        newest = isNewest ? answer : null;
        yield put(lineUpdated({ sent, item: answer.item }));
      } catch (error) {
        newest = null;
        yield put(lineRefused({ sent, message: shownMessage(error) }));
      }
    }
  } finally {
    sending.delete(id);
  }
  // Lines share pieces: a changed line may make another one available or unavailable, or merge with it.
  yield* showCart(newest);
}

function* removeLines(client: Client, requests: CartRequests, { payload: ids }: ReturnType<typeof linesRemoved>) {
  // Another answer may take them off the list first.
  const lines: CartItem[] = yield select(getConfirmedLines, ids);
  let newest: AnsweredCart | null = null;
  try {
    const { answer, isNewest } = yield* requestCart(requests, client, removeCartItems, { body: { ids } });
    if (isNewest) newest = answer;
    yield put(linesGone({ ids, lines }));
  } catch (error) {
    yield put(removalRefused({ ids, message: shownMessage(error) }));
  }
  yield* showCart(newest);
}

/** Adds removed lines again. Lines that cannot be added are reported; the others return. */
function* restoreLines(client: Client, requests: CartRequests, { payload: lines }: ReturnType<typeof removalUndone>) {
  let newest: AnsweredCart | null = null;
  const restored: CartItem[] = [];
  const refused: CartItem[] = [];
  const reasons: string[] = [];
  for (const line of lines) {
    try {
      newest = (yield* addLine(requests, client, line)).newest;
      restored.push(line);
    } catch (error) {
      newest = null;
      refused.push(line);
      reasons.push(`${line.product.name}: ${shownMessage(error)}`);
    }
  }
  if (restored.length > 0) yield put(linesRestored(restored));
  if (refused.length > 0) yield put(restoreRefused({ lines: refused, message: reasons.join(" ") }));
  yield* showCart(newest);
}

const returnsToTab = () =>
  eventChannel<true>((emit) => {
    const emitIfVisible = () => void (document.visibilityState === "visible" && emit(true));
    document.addEventListener("visibilitychange", emitIfVisible);
    return () => document.removeEventListener("visibilitychange", emitIfVisible);
  }, buffers.sliding(1));

/**
 * Reloads the cart silently after another tab may have changed it. A failure leaves the lines as they are, and an
 * answer older than another change is dropped.
 */
function* catchUp(client: Client, requests: CartRequests) {
  const { is }: ListPhase = yield select(getListPhase);
  const total: number = yield select(getCartTotal);
  if (is === "idle" && (cartCountCookie.read(document.cookie) ?? 0) === total) return;
  yield race([call(lookAgain, client, requests), take([cartRequested, lineUpdated, linesGone])]);
}

function* lookAgain(client: Client, requests: CartRequests) {
  try {
    const { answer } = yield* requestCart(requests, client, listCartItems);
    yield put(cartLoaded(answer.items));
  } catch {
    // The visible lines stay.
  }
}
