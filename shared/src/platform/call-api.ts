import { call } from "redux-saga/effects";
import type { OperationName, OperationOutput } from "../contracts/operations/index.ts";
import type { CallArguments, Client } from "../http/index.ts";

/**
 * Calls an operation from a saga, typed by its contract. Rejects with `ApiError`.
 *
 * @example const { items } = yield* callApi(client, "membership.packages");
 */
export function* callApi<N extends OperationName>(
  client: Client,
  name: N,
  ...rest: CallArguments<N>
): Generator<unknown, OperationOutput<N>, OperationOutput<N>> {
  return yield call(() => client.call(name, ...rest));
}
