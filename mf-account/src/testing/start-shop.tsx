import { render } from "@testing-library/react";
import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { favoriteSet, favoritesChanged } from "@thuot-tha/shared/contracts/events/favorites";
import { sessionChanged, sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import { toShownError } from "@thuot-tha/shared/http";
import {
  createBus,
  type Host,
  HostProvider,
  HostRouter,
  type Load,
  type Notice,
  openScope,
  type Violation,
} from "@thuot-tha/shared/platform";
import { type Answer, answer, createFakeClient } from "@thuot-tha/shared/testing";
import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { applyMiddleware, combineReducers, legacy_createStore, type Store } from "redux";
import createSagaMiddleware from "redux-saga";
import { addressSaga } from "../features/address/saga.ts";
import type { WithAddresses } from "../features/address/slice.ts";
import { areasSaga } from "../features/areas/saga.ts";
import type { WithAreas } from "../features/areas/slice.ts";
import { emailSaga } from "../features/email/saga.ts";
import type { WithEmail } from "../features/email/slice.ts";
import type { WithFavorites } from "../features/favorite/slice.ts";
import { moveSaga } from "../features/move/saga.ts";
import { notificationSaga } from "../features/notification/saga.ts";
import type { WithNotifications } from "../features/notification/slice.ts";
import { orderSaga } from "../features/order/saga.ts";
import type { WithOrders } from "../features/order/slice.ts";
import { orderCareSaga } from "../features/order-care/saga.ts";
import { orderChangeSaga } from "../features/order-change/saga.ts";
import type { WithOrderChange } from "../features/order-change/slice.ts";
import { passwordSaga } from "../features/password/saga.ts";
import type { WithPassword } from "../features/password/slice.ts";
import { payoutSaga } from "../features/payout/saga.ts";
import { profileSaga } from "../features/profile/saga.ts";
import type { WithProfile } from "../features/profile/slice.ts";
import type { WithSession } from "../features/session/slice.ts";
import { waitingSaga } from "../features/waiting/saga.ts";
import type { WithWaiting } from "../features/waiting/slice.ts";
import type { WithWallet } from "../features/wallet/slice.ts";
import { accountStore } from "../store.ts";

type State = WithSession &
  WithAreas &
  WithAddresses &
  WithOrders &
  WithOrderChange &
  WithProfile &
  WithPassword &
  WithEmail &
  WithFavorites &
  WithNotifications &
  WithWallet &
  WithWaiting;
type To = Parameters<Host["router"]["navigator"]["push"]>[0];
type Signed = Parameters<typeof sessionSignedIn.emit>[1];

const sagasOfParts = [
  addressSaga,
  areasSaga,
  emailSaga,
  moveSaga,
  notificationSaga,
  orderSaga,
  orderChangeSaga,
  orderCareSaga,
  payoutSaga,
  passwordSaga,
  profileSaga,
  waitingSaga,
];

const guest = { isGuest: true, user: null, customer: null };

/** This remote in its own shop: real store, sagas and bus; a fake client; a router that only records navigations. */
export function startShop(
  answers: readonly Answer[] = [],
  path = "/home",
  now = () => new Date("2026-12-01T03:00:00Z"),
) {
  const client = createFakeClient([answer(listFavoriteIds, { ids: [] }), ...answers]);
  // The caller that runs a saga gets its failure from the saga's promise.
  const sagas = createSagaMiddleware({ onError: () => undefined });
  const store = legacy_createStore(combineReducers(accountStore.reducers), applyMiddleware(sagas)) as Store<State>;
  const violations: Violation[] = [];
  const { scope } = createBus({ report: (violation) => violations.push(violation) });
  const bus = scope(openScope("mf-account"));
  const shell = scope(openScope("shell"));
  const cart = scope(openScope("mf-cart-checkout"));
  const heard = {
    signedIn: [] as Signed[],
    signedOut: 0,
    addressIds: [] as (string | null)[],
    tracked: [] as unknown[],
    favorites: [] as string[][],
  };
  const notices: Notice[] = [];
  const visited: string[] = [];
  const changeSession = (account: Signed | null) =>
    sessionChanged.emit(shell, account ? { known: true, isGuest: false, ...account } : { known: true, ...guest });

  sessionSignedIn.subscribe(shell, (account) => {
    heard.signedIn.push(account);
    changeSession(account);
  });
  sessionSignedOut.subscribe(shell, () => {
    heard.signedOut += 1;
    changeSession(null);
  });
  addressChosen.subscribe(shell, ({ addressId }) => heard.addressIds.push(addressId));

  analyticsTracked.subscribe(shell, (event) => heard.tracked.push(event));

  favoritesChanged.subscribe(shell, ({ ids }) => heard.favorites.push(ids));

  const visit = (to: To) => visited.push(addressOf(to));
  let location = locationOf(path);
  const watchers = new Set<() => void>();
  const host: Host = {
    store,
    bus,
    client,
    eager: true,
    router: {
      location: () => location,
      subscribe: (watcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
      navigator: { createHref: addressOf, push: visit, replace: visit, go: () => undefined },
    },
    slots: {
      rendered: () => false,
      placeholder: () => "",
      report: (violation: Violation) => void violations.push(violation),
      mount: () => ({ update: () => undefined, unmount: () => undefined }),
    },
    notify: (notice) => notices.push(notice),
    showError: (error) => notices.push({ kind: "error", message: toShownError(error).message }),
    today: "2026-12-01",
    now,
  };
  // Runs the sagas of all pages and slots, as after each has been loaded.
  for (const saga of [accountStore.saga, ...sagasOfParts]) sagas.run(saga, { client, bus, now });

  return {
    client,
    store,
    violations,
    heard,
    notices,
    visited,
    /** Sends the command as a remote with hearts does. */
    setFavorite: (productId: string, favorite: boolean) => favoriteSet.send(shell, { productId, favorite }),
    /** Sets the cart's reply to every piece added. */
    answerCart: (answer: Parameters<typeof cartAdd.answer>[1]) => void cartAdd.answer(cart, answer),
    signIn: changeSession,
    signOut: () => changeSession(null),
    /** Changes the address, as while the shell loads the next page. */
    moveTo(to: string) {
      location = locationOf(to);
      for (const watcher of watchers) watcher();
    },
    /** Runs a page's `load` to its end; rejects when it does. */
    load: (load: Load, params: Record<string, string> = {}) =>
      sagas
        .run(load, { params, pathname: location.pathname, search: location.search }, { client, today: host.today, now })
        .toPromise(),
    show: (element: ReactElement) =>
      render(
        <HostProvider value={host}>
          <Provider store={store}>
            <HostRouter router={host.router}>{element}</HostRouter>
          </Provider>
        </HostProvider>,
      ),
  };
}

function locationOf(path: string): ReturnType<Host["router"]["location"]> {
  const [pathname = "", search] = path.split("?");
  return { pathname, search: search ? `?${search}` : "", hash: "", state: null, key: path, mask: undefined };
}

const addressOf = (to: To): string =>
  typeof to === "string" ? to : (to.pathname ?? "") + (to.search ?? "") + (to.hash ?? "");
