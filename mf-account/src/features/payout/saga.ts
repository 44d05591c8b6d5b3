import { linkTo } from "@thuot-tha/shared/contracts";
import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { requestPayout } from "@thuot-tha/shared/contracts/operations/customer/request-payout";
import { withdrawPayout } from "@thuot-tha/shared/contracts/operations/customer/withdraw-payout";
import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { call, put, race, select, take, takeLatest, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { expectNews } from "../notification/expect-news.ts";
import { refreshWallet } from "../wallet/load.ts";
import { walletForgotten, walletNewsReceived } from "../wallet/slice.ts";
import {
  getPayouts,
  type Payout,
  type PayoutBody,
  type Payouts,
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
  yield takeLatest(walletNewsReceived, refresh, context);
}

function* send({ client, bus }: RemoteContext, { payload: body }: ReturnType<typeof payoutSent>) {
  const before: Payouts = yield select(getPayouts);
  try {
    yield put(payoutRequested(yield* expectNews(linkTo(walletRoute), () => callApi(client, requestPayout, { body }))));
    yield* showWallet(client);
  } catch (error) {
    const failure = accountFailure(bus, error);
    const isKnown = ({ id }: Payout) => before.items.some((one) => one.id === id);
    // This press or an earlier one may have made the request although its answer was lost.
    const made = (yield* showWallet(client)).find((one) => isFor(one, body) && !isKnown(one));
    yield put(made ? payoutRequested(made) : payoutRefused(failure));
  }
}

const isFor = ({ amount, accountTail }: Payout, asked: PayoutBody): boolean =>
  amount === asked.amount && asked.accountNumber.endsWith(accountTail);

function* withdraw(
  { client, bus }: RemoteContext,
  { payload: payoutId }: ReturnType<typeof payoutWithdrawalRequested>,
) {
  try {
    yield put(payoutWithdrawn(yield* callApi(client, withdrawPayout, { params: { payoutId } })));
    yield* showWallet(client);
  } catch (error) {
    const failure = accountFailure(bus, error);
    // Its money may be in the wallet again: the answer was lost, or the request has ended elsewhere.
    const ended = (yield* showWallet(client)).find(({ id, status }) => id === payoutId && status === "REFUSED");
    yield put(ended ? payoutWithdrawn(ended) : payoutWithdrawalFailed(failure));
  }
}

/** Refreshes the wallet on screen when it has changed on the server. */
function* refresh({ client }: RemoteContext) {
  yield race([call(showWallet, client), take(walletForgotten)]);
}

/** Loads requests, balance and ledger after a change. @returns the requests, as far as they are known */
function* showWallet(client: Client) {
  try {
    yield put(payoutsLoaded((yield* callApi(client, listPayouts)).items));
    yield* refreshWallet(client);
  } catch {
    // They are loaded again when the wallet is opened.
  }
  const { items }: Payouts = yield select(getPayouts);
  return items;
}

/** Loads the customer's latest requests. */
export const loadPayouts: Load = function* (_props, { client }) {
  yield put(payoutsLoaded((yield* callApi(client, listPayouts)).items));
};
