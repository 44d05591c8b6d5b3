import { getWallet } from "@thuot-tha/shared/contracts/operations/customer/get-wallet";
import { listWalletEntries } from "@thuot-tha/shared/contracts/operations/customer/list-wallet-entries";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { all, call, put } from "redux-saga/effects";
import { entriesPerPage, walletQueryOf } from "./query.ts";
import { balanceLoaded, ledgerLoaded } from "./slice.ts";

/** Loads the wallet's balance for any page that shows it. */
export const loadBalance: Load = function* (_props, { client }) {
  yield put(balanceLoaded(yield* callApi(client, getWallet)));
};

const loadLedger: Load = function* ({ search }, { client }) {
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
};

/** Loads balance and ledger in parallel. */
export const loadWallet: Load = function* (props, context) {
  yield all([call(loadBalance, props, context), call(loadLedger, props, context)]);
};
