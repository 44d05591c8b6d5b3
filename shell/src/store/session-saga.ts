import { type Bus, membershipPricingChanged, sessionChanged } from "@thuot-tha/shared/contracts/events";
import type { Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { call, put, select, takeLatest } from "redux-saga/effects";
import { getMembershipPricing, type MembershipPricing, pricingLoaded } from "./membership.ts";
import { getSession, type SessionState, signedIn, signedOut } from "./session.ts";

interface Context {
  client: Client;
  bus: Bus;
  /** False when this browser certainly holds no session: then the API need not be asked. */
  maySignedIn: boolean;
}

/** Finds out who is here, keeps the member's prices, and tells the remotes of every change. */
export function* sessionSaga(context: Context) {
  yield takeLatest([signedIn.type, signedOut.type], afterChange, context);
  yield call(relogin, context);
}

function* relogin({ client, maySignedIn }: Context) {
  if (!maySignedIn) return void (yield put(signedOut()));
  try {
    yield put(signedIn(yield* callApi(client, "session.me")));
  } catch {
    // 401 is a guest; anything else leaves the shopper a guest until the API is back.
    yield put(signedOut());
  }
}

function* afterChange({ client, bus }: Context) {
  const session: SessionState = yield select(getSession);
  sessionChanged.emit(bus, session);
  let pricing: MembershipPricing = null;
  if (session.customer?.membership) {
    try {
      pricing = yield* callApi(client, "membership.pricing", { query: {} });
    } catch {
      // A failed lookup is ignored: prices fall back to everybody's.
    }
  }
  const before: MembershipPricing = yield select(getMembershipPricing);
  if (before !== pricing) yield put(pricingLoaded(pricing));
  membershipPricingChanged.emit(bus, pricing);
}
