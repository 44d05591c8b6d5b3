import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import type { Client } from "@thuot-tha/shared/http";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put } from "redux-saga/effects";
import { entriesPerPage, walletQueryOf } from "./query.ts";
import { balanceLoaded, ledgerLoaded } from "./slice.ts";

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
  yield put(ledgerLoaded(yield* callApi(client, listWalletEntries, { query })));
}

/** Loads balance and ledger in parallel. @param search the view of the ledger, as in its address */
export function* reloadWallet(client: Client, search: string) {
  yield all([call(fetchBalance, client), call(fetchLedger, client, search)]);
}

/** Loads the wallet's balance for any page that shows it. */
export const loadBalance: Load = function* (_props, { client }) {
  yield* fetchBalance(client);
};

/** Loads balance and ledger. */
export const loadWallet: Load = function* ({ search }, { client }) {
  yield* reloadWallet(client, search);
};
