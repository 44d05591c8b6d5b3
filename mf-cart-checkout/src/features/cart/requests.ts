import type { Operation, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { type CallArguments, type Client, isRefusal } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { lineKey } from "./line-key.ts";
import { cartLoaded, cartRequested, termsReceived } from "./slice.ts";
import type { CartItem, CartState } from "./types.ts";

/** Counts requests of the cart: `open` are under way, `started` only grows. */
export interface CartRequests {
  open: number;
  started: number;
  /** Pieces that the cart had of a line before an add that got no answer, by the line's key. */
  unanswered: Map<string, number>;
}

type AddedLine = Pick<CartItem, "variantId" | "type" | "quantities"> & {
  dateFrom?: CartItem["dateFrom"] | undefined;
  dateTo?: CartItem["dateTo"] | undefined;
};

export const keyOf = ({ dateFrom = null, dateTo = null, ...line }: AddedLine): string =>
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
 * @param before pieces that the cart is known to have of the line
 * @returns the line in the cart, the number of lines, and the whole cart when the answer is certainly the newest
 */
export function* addLine(requests: CartRequests, client: Client, line: AddedLine, before = 0) {
  const key = keyOf(line);
  const arrived = yield* findUnanswered(requests, client, key);
  if (arrived) return arrived;
  const { variantId, type, quantities, dateFrom, dateTo } = line;
  const body = { variantId, type, quantities, ...(dateFrom && dateTo ? { dateFrom, dateTo } : {}) };
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

/** Lists the cart, which settles whether it has more pieces of a line than before an add without an answer. */
function* findUnanswered(requests: CartRequests, client: Client, key: string) {
  const before = requests.unanswered.get(key);
  if (before === undefined) return null;
  const { answer } = yield* requestCart(requests, client, listCartItems);
  requests.unanswered.delete(key);
  const item = answer.items.find((one) => lineKey(one) === key);
  return item && item.quantities > before ? { item, total: answer.items.length, newest: null } : null;
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
