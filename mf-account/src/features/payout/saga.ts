import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { reloadWallet } from "../wallet/load.ts";
import { payoutRefused, payoutRequested, payoutSent, payoutsLoaded } from "./slice.ts";

export function* payoutSaga(context: RemoteContext) {
  yield takeLeading(payoutSent, send, context);
}

function* send({ client, bus }: RemoteContext, { payload: { body, search } }: ReturnType<typeof payoutSent>) {
  try {
    yield put(payoutRequested(yield* callApi(client, requestPayout, { body })));
  } catch (error) {
    yield put(payoutRefused(accountFailure(bus, error)));
    return;
  }
  try {
    yield* reloadWallet(client, search);
  } catch {
    // The request succeeded; the wallet is loaded again when it is opened.
  }
}

/** Loads the customer's latest requests. */
export const loadPayouts: Load = function* (_props, { client }) {
  yield put(payoutsLoaded((yield* callApi(client, listPayouts)).items));
};
