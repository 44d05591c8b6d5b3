import { walletRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage, type Load } from "@thuot-tha/shared/platform";
import { all, call } from "redux-saga/effects";
import { loadPayouts, payoutSaga } from "../../features/payout/saga.ts";
import { loadWallet } from "../../features/wallet/load.ts";
import { viWallet } from "../../locales/vi/wallet.ts";
import { WalletPage } from "./WalletPage.tsx";

/** Loads the wallet and the requests to pay it out, in parallel. */
export const loadWalletPage: Load = function* (props, context) {
  yield all([call(loadWallet, props, context), call(loadPayouts, props, context)]);
};

export const walletPage = definePage({
  route: walletRoute,
  rendering: "client",
  login: true,
  load: loadWalletPage,
  sagas: [payoutSaga],
  Component: WalletPage,
  head: () => ({ title: viWallet.title, noIndex: true }),
});
