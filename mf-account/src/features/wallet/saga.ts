import { listPayouts } from "@thuot-tha/shared/contracts/operations/customer/list-payouts";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { call, put, race, take, takeLatest } from "redux-saga/effects";
import { payoutsLoaded } from "../payout/slice.ts";
import { refreshWallet } from "./load.ts";
import { walletForgotten, walletNewsReceived } from "./slice.ts";

/** Refreshes balance, ledger and payouts on screen when they have changed on the server. */
export function* walletSaga(context: RemoteContext) {
  yield takeLatest(walletNewsReceived, refresh, context);
}

function* refresh(context: RemoteContext) {
  try {
    yield race([call(fetchAll, context), take(walletForgotten)]);
  } catch {
    // The page stays; it is loaded again when it is opened.
  }
}

function* fetchAll({ client }: RemoteContext) {
  yield put(payoutsLoaded((yield* callApi(client, listPayouts)).items));
  yield* refreshWallet(client);
}
