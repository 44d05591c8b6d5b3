import { cartCountCookie } from "@thuot-tha/shared/contracts/cookies";
import type { Operation, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { ApiError, type CallArguments, type Client, isRefusal } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put, select } from "redux-saga/effects";
import { viAdding } from "../../locales/vi/adding.ts";
import { lineKey } from "./line-key.ts";
import { getPieces } from "./selectors.ts";
import { cartLoaded, cartRequested, termsReceived } from "./slice.ts";
import type { CartItem, CartState } from "./types.ts";

/** Counts requests of the cart: `open` are under way, `started` only grows. */
export interface CartRequests {
  open: number;
  started: number;
  /** The cart before an add that got no answer, by the key of the line. */
  unanswered: Map<string, CartBefore>;
}

interface CartBefore {
  /** Pieces of the line; undefined while the lines were not known. */
  pieces: number | undefined;
  /** Number of lines, which the API keeps in a cookie. */
  total: number;
}

type AddedLine = Pick<CartItem, "variantId" | "type" | "quantities"> & {
  dateFrom?: CartItem["dateFrom"] | undefined;
  dateTo?: CartItem["dateTo"] | undefined;
};

const keyOf = ({ dateFrom = null, dateTo = null, ...line }: AddedLine): string =>
  lineKey({ ...line, dateFrom, dateTo });

/** The whole cart as a write answers it. */
export interface AnsweredCart {
  items: CartItem[];
  terms: CartState["terms"];
}

/** `isNewest` is false when another request overlapped: such answers may arrive in another order than they were made. */
export interface CartResponse<O extends Operation> {
  answer: OperationOutput<O>;
  isNewest: boolean;
}

/** Sends a request of the cart. */
export function* requestCart<O extends Operation>(
  requests: CartRequests,
  client: Client,
  operation: O,
  ...rest: CallArguments<O>
): Generator<unknown, CartResponse<O>, OperationOutput<O>> {
  const wasAlone = requests.open === 0;
  requests.started += 1;
  requests.open += 1;
  const own = requests.started;
  try {
    const answer = yield* callApi(client, operation, ...rest);
    return { answer, isNewest: wasAlone && requests.started === own };
  } finally {
    requests.open -= 1;
  }
}

/**
 * Adds a line. The API adds its pieces at each request, so after a lost answer the cart is listed before they are added
 * again.
 * @returns the line in the cart, the number of lines, and the whole cart when the answer is certainly the newest
 */
export function* addLine(requests: CartRequests, client: Client, line: AddedLine) {
  const key = keyOf(line);
  const arrived = yield* findUnanswered(requests, client, key);
  if (arrived) return arrived;
  const { variantId, type, quantities, dateFrom, dateTo } = line;
  const body = { variantId, type, quantities, ...(dateFrom && dateTo ? { dateFrom, dateTo } : {}) };
  const before: CartBefore = {
    pieces: yield select(getPieces, key),
    total: cartCountCookie.read(document.cookie) ?? 0,
  };
  try {
    const { answer, isNewest } = yield* requestCart(requests, client, addCartItem, { body });
    return { item: answer.item, total: answer.total, newest: isNewest ? answer : null };
  } catch (error) {
    if (isRefusal(error)) throw error;
    requests.unanswered.set(key, before);
    const late = yield* findUnanswered(requests, client, key);
    if (!late) throw error;
    return late;
  }
}

/**
 * Lists the cart, which settles whether it has more than before an add without an answer. Throws when that stays unknown
 * of a line that was there already: the shopper then reads how many pieces it has.
 */
function* findUnanswered(requests: CartRequests, client: Client, key: string) {
  const before = requests.unanswered.get(key);
  if (before === undefined) return null;
  const { answer } = yield* requestCart(requests, client, listCartItems);
  requests.unanswered.delete(key);
  const item = answer.items.find((one) => lineKey(one) === key);
  if (!item) return null;
  const total = answer.items.length;
  const { pieces } = before;
  if (pieces === undefined ? total > before.total : item.quantities > pieces) return { item, total, newest: null };
  if (pieces !== undefined) return null;
  throw new ApiError({ status: 0, code: "NETWORK", message: viAdding.unknown(item.quantities) });
}

/** Shows the cart that a write has answered; requests it when there is no answer that is certainly the newest. */
export function* showCart(newest: AnsweredCart | null) {
  if (newest === null) {
    yield put(cartRequested());
    return;
  }
  yield put(termsReceived(newest.terms));
  yield put(cartLoaded(newest.items));
}
