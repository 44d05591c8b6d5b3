import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { addressChosen } from "@thuot-tha/shared/contracts/events/address";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import type { RemoteContext } from "@thuot-tha/shared/platform";
import type { Action } from "redux";
import { buffers, eventChannel } from "redux-saga";
import { put, select, takeEvery } from "redux-saga/effects";
import { getShopper } from "./selectors.ts";
import {
  addressReceived,
  customerLeft,
  pricingReceived,
  type ShopperState,
  sessionReceived,
  shopperChanged,
} from "./slice.ts";

/** Stores what other packages announce about the shopper. */
export function* shopperSaga({ bus }: RemoteContext) {
  const announcements = eventChannel<Action>((emit) => {
    const subscriptions = [
      sessionChanged.subscribe(bus, (session) => emit(sessionReceived(session))),
      membershipPricingChanged.subscribe(bus, (pricing) => emit(pricingReceived(pricing))),
      addressChosen.subscribe(bus, (chosen) => emit(addressReceived(chosen))),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
    // Buffered: the last state of each is replayed while subscribing.
  }, buffers.expanding());
  yield takeEvery(announcements, receive);
}

function* receive(announcement: Action) {
  const before: ShopperState = yield select(getShopper);
  // The shell announces prices each time it asks who is here; the same ones need no other quote.
  if (pricingReceived.match(announcement) && isSame(announcement.payload, before.pricing)) return;
  yield put(announcement);
  const after: ShopperState = yield select(getShopper);
  const changed = before.userId !== after.userId;
  // Stored form values may belong to a customer whose session has ended since. With the cookie of a session, the API
  // has only not answered yet who is here.
  const isGuest = after.known && after.userId === null && signedInCookie.read(document.cookie) === null;
  const left = before.known ? before.userId !== null && changed : isGuest;
  if (left) yield put(customerLeft());
  if (before.known && changed) yield put(shopperChanged());
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
