import type { Operation, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { CallArguments, Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { cartLoaded, cartRequested, termsReceived } from "./slice.ts";
import type { CartItem, CartState } from "./types.ts";

/** Counts requests of the cart: `open` are under way, `started` only grows. */
export interface CartRequests {
  open: number;
  started: number;
}

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

/** Shows the cart that a write has answered; requests it when there is no answer that is certainly the newest. */
export function* showCart(newest: AnsweredCart | null) {
  if (newest === null) {
    yield put(cartRequested());
    return;
  }
  yield put(termsReceived(newest.terms));
  yield put(cartLoaded(newest.items));
}
