import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put, select } from "redux-saga/effects";
import { entriesPerPage, walletQueryOf } from "./query.ts";
import { balanceLoaded, getWallet as getWalletState, ledgerLoaded, type Wallet } from "./slice.ts";

function* fetchBalance(client: Client) {
  yield put(balanceLoaded(yield* callApi(client, getWallet)));
}

function* fetchLedger(client: Client, search: string) {
  const { direction, kind, from, to, page } = walletQueryOf(search);
  const query = {
    direction: direction ?? undefined,
    kind: kind ?? undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    "pagination.page": page,
    "pagination.limit": entriesPerPage,
  };
  return yield* callApi(client, listWalletEntries, { query });
}

function* loadLedger(client: Client, search: string) {
  yield put(ledgerLoaded({ ledger: yield* fetchLedger(client, search), search }));
}

/** Refreshes the ledger on screen; another tab or page of it may be there by the time of the answer. */
function* refreshLedger(client: Client) {
  const { search }: Wallet = yield select(getWalletState);
  const ledger = yield* fetchLedger(client, search);
  const shown: Wallet = yield select(getWalletState);
  if (shown.ledger && shown.search === search) yield put(ledgerLoaded({ ledger, search }));
}

/** Refreshes balance and ledger in parallel. */
export function* refreshWallet(client: Client) {
  yield all([call(fetchBalance, client), call(refreshLedger, client)]);
}

/** Loads the wallet's balance for any page that shows it. */
export const loadBalance: Load = function* (_props, { client }) {
  yield* fetchBalance(client);
};

/** Loads balance and ledger. */
export const loadWallet: Load = function* ({ search }, { client }) {
  yield all([call(fetchBalance, client), call(loadLedger, client, search)]);
};
