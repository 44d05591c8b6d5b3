import { render } from "@testing-library/react";
import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { cartAdd } from "@thuot-tha/shared/contracts/events/cart";
import { favoriteSet, favoritesChanged } from "@thuot-tha/shared/contracts/events/favorites";
import {
  sessionChanged,
  sessionDoubted,
  sessionSignedIn,
  sessionSignedOut,
} from "@thuot-tha/shared/contracts/events/session";
import { listFavoriteIds } from "@thuot-tha/shared/contracts/operations/customer/list-favorite-ids";
import type { Load } from "@thuot-tha/shared/platform";
import { type Answer, answer, createTestHost } from "@thuot-tha/shared/testing";
import type { ReactElement } from "react";
import type { Store } from "redux";
import { addressSaga } from "../features/address/saga.ts";
import type { WithAddresses } from "../features/address/slice.ts";
import { areasSaga } from "../features/areas/saga.ts";
import type { WithAreas } from "../features/areas/slice.ts";
import { emailSaga } from "../features/email/saga.ts";
import type { WithEmail } from "../features/email/slice.ts";
import type { WithFavorites } from "../features/favorite/slice.ts";
import { moveSaga } from "../features/favorite-to-cart/saga.ts";
import { notificationSaga } from "../features/notification/saga.ts";
import type { WithNotifications } from "../features/notification/slice.ts";
import { orderListSaga } from "../features/order/refresh-list.ts";
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
import { waitingListSaga } from "../features/waiting-list/saga.ts";
import type { WithWaitingList } from "../features/waiting-list/slice.ts";
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
  WithWaitingList;
type Signed = Parameters<typeof sessionSignedIn.emit>[1];

const sagasOfParts = [
  addressSaga,
  areasSaga,
  emailSaga,
  moveSaga,
  notificationSaga,
  orderSaga,
  orderListSaga,
  orderChangeSaga,
  orderCareSaga,
  payoutSaga,
  passwordSaga,
  profileSaga,
  waitingListSaga,
];

const guest = { isGuest: true, user: null, customer: null };

/** This remote with all its sagas in a test shop, whose shell answers sign-ins and sign-outs. */
export function startShop(
  answers: readonly Answer[] = [],
  path = "/home",
  now = () => new Date("2026-12-01T03:00:00Z"),
) {
  const test = createTestHost({
    name: "mf-account",
    ...accountStore,
    sagas: sagasOfParts,
    answers: [answer(listFavoriteIds, { ids: [] }), ...answers],
    path,
    now,
  });
  const shell = test.as("shell");
  const cart = test.as("mf-cart-checkout");
  const received = {
    signedIn: [] as Signed[],
    signedOut: 0,
    doubted: 0,
    addressIds: [] as (string | null)[],
    tracked: test.tracked,
    favorites: [] as string[][],
  };
  const changeSession = (account: Signed | null) =>
    sessionChanged.emit(shell, account ? { known: true, isGuest: false, ...account } : { known: true, ...guest });

  sessionSignedIn.subscribe(shell, (account) => {
    received.signedIn.push(account);
    changeSession(account);
  });
  sessionSignedOut.subscribe(shell, () => {
    received.signedOut += 1;
    changeSession(null);
  });
  sessionDoubted.subscribe(shell, () => {
    received.doubted += 1;
  });
  addressChosen.subscribe(shell, ({ addressId }) => received.addressIds.push(addressId));
  favoritesChanged.subscribe(shell, ({ ids }) => received.favorites.push(ids));

  return {
    ...test,
    store: test.store as unknown as Store<State>,
    received,
    /** Sends the command as a remote with favourite buttons does. */
    setFavorite: (productId: string, favorite: boolean) => favoriteSet.send(shell, { productId, favorite }),
    /** Sets the cart's reply to every piece added. */
    answerCart: (answer: Parameters<typeof cartAdd.answer>[1]) => void cartAdd.answer(cart, answer),
    signIn: changeSession,
    signOut: () => changeSession(null),
    /** Runs a page's `load` to its end; rejects when it does. */
    load(load: Load, params: Record<string, string> = {}): Promise<void> {
      const { pathname, search } = test.host.router.location();
      return test.load(load, { params, pathname, search });
    },
    show: (element: ReactElement) => render(test.around(element)),
  };
}
