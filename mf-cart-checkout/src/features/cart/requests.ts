import type { Operation, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { listCartItems } from "@thuot-tha/shared/contracts/operations/cart/list-cart-items";
import { ApiError, type CallArguments, type Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { lineKey } from "./line-key.ts";
import { cartLoaded, cartRequested, termsReceived } from "./slice.ts";
import type { CartItem, CartState } from "./types.ts";

/** Counts requests of the cart: `open` are under way, `started` only grows. */
export interface CartRequests {
  open: number;
  started: number;
  /** Keys of lines whose return got no answer, so that they may be in the cart. */
  unanswered: Set<string>;
}

type ReturnedLine = Pick<CartItem, "variantId" | "type" | "quantities" | "dateFrom" | "dateTo">;

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
 * Returns a line to the cart. The API adds its pieces at each request, so after a lost answer the cart is listed before
 * they are added again.
 * @returns the line in the cart, and the whole cart when the answer is certainly the newest
 */
export function* returnLine(requests: CartRequests, client: Client, line: ReturnedLine) {
  const key = lineKey(line);
  const arrived = requests.unanswered.has(key) ? yield* findLine(requests, client, key) : undefined;
  if (arrived) return { item: arrived, newest: null };
  const { variantId, type, quantities, dateFrom, dateTo } = line;
  const body = { variantId, type, quantities, ...(dateFrom && dateTo ? { dateFrom, dateTo } : {}) };
  try {
    const { answer, isNewest } = yield* requestCart(requests, client, addCartItem, { body });
    return { item: answer.item, newest: isNewest ? answer : null };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 0)) throw error;
    requests.unanswered.add(key);
    const item = yield* findLine(requests, client, key);
    if (!item) throw error;
    return { item, newest: null };
  }
}

/** Lists the cart, which settles whether the line is in it. */
function* findLine(requests: CartRequests, client: Client, key: string) {
  const { answer } = yield* requestCart(requests, client, listCartItems);
  requests.unanswered.delete(key);
  return answer.items.find((item) => lineKey(item) === key);
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
