import type { Operation, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { addCartItem } from "@thuot-tha/shared/contracts/operations/cart/add-cart-item";
import { type CallArguments, type Client, isRefusal } from "@thuot-tha/shared/http";
import { newKey } from "@thuot-tha/shared/http/new-key";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { cartLoaded, cartRequested, termsReceived } from "./slice.ts";
import type { CartItem, CartState } from "./types.ts";

/** Counts requests of the cart: `open` are under way, `started` only grows. */
export interface CartRequests {
  open: number;
  started: number;
  /** Idempotency keys of adds that got no answer, by what they add. */
  unanswered: Map<string, string>;
}

type AddedLine = Pick<CartItem, "variantId" | "type" | "quantities"> & {
  dateFrom?: CartItem["dateFrom"] | undefined;
  dateTo?: CartItem["dateTo"] | undefined;
  /** Of a line that is put back. */
  addedAt?: string | undefined;
};

/** The whole cart as a write answers it. */
export interface AnsweredCart {
  items: CartItem[];
  terms: CartState["terms"];
}

/**
 * `isNewest` is false when another request overlapped: such answers may arrive in another order than they were made.
 */
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
 * Adds a line. A request without an answer is repeated once with its key, with which the API adds nothing twice, and so
 * is the next one for the same pieces.
 * @returns the line in the cart, the number of lines, and the whole cart when the answer is certainly the newest
 */
export function* addLine(requests: CartRequests, client: Client, line: AddedLine) {
  const { variantId, type, quantities, dateFrom, dateTo, addedAt } = line;
  const body = { variantId, type, quantities, addedAt, ...(dateFrom && dateTo ? { dateFrom, dateTo } : {}) };
  const pieces = JSON.stringify(body);
  const key = requests.unanswered.get(pieces) ?? newKey();
  requests.unanswered.set(pieces, key);
  const headers = { "idempotency-key": key };
  for (let repeated = false; ; repeated = true) {
    try {
      const { answer, isNewest } = yield* requestCart(requests, client, addCartItem, { headers, body });
      requests.unanswered.delete(pieces);
      return { item: answer.item, total: answer.total, newest: isNewest ? answer : null };
    } catch (error) {
      const refused = isRefusal(error);
      if (refused) requests.unanswered.delete(pieces);
      if (refused || repeated) throw error;
    }
  }
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
