import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { withdrawPayout } from "@thuot-tha/shared/contracts/operations/customer/withdraw-payout";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { refreshWallet } from "../wallet/load.ts";
import {
  payoutRefused,
  payoutRequested,
  payoutSent,
  payoutsLoaded,
  payoutWithdrawalFailed,
  payoutWithdrawalRequested,
  payoutWithdrawn,
} from "./slice.ts";

export function* payoutSaga(context: RemoteContext) {
  yield takeLeading(payoutSent, send, context);
  yield takeLeading(payoutWithdrawalRequested, withdraw, context);
}

function* send({ client, bus }: RemoteContext, { payload: body }: ReturnType<typeof payoutSent>) {
  try {
    yield put(payoutRequested(yield* callApi(client, requestPayout, { body })));
  } catch (error) {
    yield put(payoutRefused(accountFailure(bus, error)));
    return;
  }
  yield* showWallet(client);
}

function* withdraw(
  { client, bus }: RemoteContext,
  { payload: payoutId }: ReturnType<typeof payoutWithdrawalRequested>,
) {
  try {
    yield put(payoutWithdrawn(yield* callApi(client, withdrawPayout, { params: { payoutId } })));
  } catch (error) {
    yield put(payoutWithdrawalFailed(accountFailure(bus, error)));
  }
  yield* showWallet(client);
}

/** Loads requests, balance and ledger after a change. */
function* showWallet(client: Client) {
  try {
    yield put(payoutsLoaded((yield* callApi(client, listPayouts)).items));
    yield* refreshWallet(client);
  } catch {
    // They are loaded again when the wallet is opened.
  }
}

/** Loads the customer's latest requests. */
export const loadPayouts: Load = function* (_props, { client }) {
  yield put(payoutsLoaded((yield* callApi(client, listPayouts)).items));
};
