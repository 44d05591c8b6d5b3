import { call } from "redux-saga/effects";
import type { Operation, OperationOutput } from "../contracts/operations/index.ts";
import type { CallArguments, Client } from "../http/index.ts";

/**
 * Calls an operation from a saga, typed by its contract. Rejects with `ApiError`.
 *
 * @example const { items } = yield* callApi(client, listPackages);
 */
export function* callApi<O extends Operation>(
  client: Client,
  operation: O,
  ...rest: CallArguments<O>
): Generator<unknown, OperationOutput<O>, OperationOutput<O>> {
  return yield call(() => client.call(operation, ...rest));
}
