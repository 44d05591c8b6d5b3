import { listOrders } from "@thuot-tha/shared/contracts/operations/order/list-orders";
import { accountRoute } from "@thuot-tha/shared/contracts/routes/account";
import { callApi, definePage, type Load } from "@thuot-tha/shared/platform";
import { all, call, put } from "redux-saga/effects";
import { ordersLoaded } from "../../features/order/slice.ts";
import { loadBalance } from "../../features/wallet/load.ts";
import { viHome } from "../../locales/vi/home.ts";
import { AccountHomePage } from "./AccountHomePage.tsx";

const loadLastOrders: Load = function* (_props, { client }) {
  yield put(ordersLoaded(yield* callApi(client, listOrders, { query: { "pagination.limit": 3 } })));
};

export const loadHome: Load = function* (props, context) {
  yield all([call(loadLastOrders, props, context), call(loadBalance, props, context)]);
};

export const homePage = definePage({
  route: accountRoute,
  rendering: "client",
  login: true,
  load: loadHome,
  Component: AccountHomePage,
  head: () => ({ title: viHome.title, noIndex: true }),
});
