import type { Bus } from "@thuot-tha/shared/contracts";
import { membershipPricingChanged } from "@thuot-tha/shared/contracts/events/membership";
import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { getMemberPricing } from "@thuot-tha/shared/contracts/operations/membership/get-member-pricing";
import { ApiError, type Client, isRefusal } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { call, delay, put, race, select, take, takeLatest } from "redux-saga/effects";
import { reconnectInterval } from "../timeouts.ts";
import { getMembershipPricing, type MembershipPricing, pricingLoaded } from "./membership.ts";
import { claimStoredData } from "./own-data.ts";
import { getSession, guestAssumed, type SessionState, sessionRequested, signedIn, signedOut } from "./session.ts";

export interface SessionContext {
  client: Client;
  bus: Bus;
  /** False when cookies rule out a session, so that no request is needed. */
  maySignedIn: () => boolean;
  now: () => Date;
  /** True when the page waits for its customer to sign in again, who therefore stays. */
  waitForSignIn: () => boolean;
  onCustomerLeft: () => void;
}

/** Browsers' maximum timer delay; a longer one would fire at once. */
const maxDelay = 2 ** 31 - 1;

/** A sign-in or sign-out, which is newer than an answer of the API that comes after it. */
const overtaken = take([signedIn.type, signedOut.type]);

/** Loads the session, stores the member's prices, and emits every change to the remotes. */
export function* sessionSaga(context: SessionContext) {
  yield takeLatest([signedIn.type, signedOut.type, guestAssumed.type], afterChange, context);
  yield takeLatest(sessionRequested.type, loadSession, context);
  yield put(sessionRequested());
}

function* loadSession(context: SessionContext) {
  const { client, maySignedIn } = context;
  if (!maySignedIn()) return yield* endSession(context);
  try {
    const { me } = yield race({ me: call(() => client.call(getMe)), overtaken });
    if (me) yield put(signedIn(me));
  } catch (error) {
    // 401 means a guest. Without an answer a known customer stays one, and an unknown shopper is a guest until the API
    // answers.
    if (error instanceof ApiError && error.status === 401) return yield* endSession(context);
    const { known, isGuest }: SessionState = yield select(getSession);
    if (!known) yield put(guestAssumed());
    else if (!isGuest) return;
    const { later } = yield race({ later: delay(reconnectInterval), overtaken });
    if (later) yield put(sessionRequested());
  }
}

function* endSession({ waitForSignIn }: SessionContext) {
  if (!waitForSignIn()) yield put(signedOut());
}

function* afterChange(context: SessionContext, { type }: { type: string }) {
  const { client, bus, now, onCustomerLeft } = context;
  const session: SessionState = yield select(getSession);
  if (type !== guestAssumed.type && claimStoredData(session.customer?.id)) onCustomerLeft();
  sessionChanged.emit(bus, session);
  const expiresAt = session.customer?.membership ? Date.parse(session.customer.membership.expiresAt) : 0;
  if (expiresAt <= now().getTime()) return yield* showPricing(bus, null);
  for (let isAnswered = false; !isAnswered; ) {
    let pricing: MembershipPricing = null;
    try {
      pricing = yield* callApi(client, getMemberPricing, { query: {} });
      isAnswered = true;
    } catch (error) {
      // The ordinary prices apply, without an answer until the next try.
      isAnswered = isRefusal(error);
    }
    yield* showPricing(bus, pricing);
    if (!isAnswered) yield delay(reconnectInterval);
  }
  for (let left = expiresAt - now().getTime(); left > 0; left = expiresAt - now().getTime()) {
    yield delay(Math.min(left, maxDelay));
  }
  yield put(sessionRequested());
}

function* showPricing(bus: Bus, pricing: MembershipPricing) {
  const before: MembershipPricing = yield select(getMembershipPricing);
  if (before !== pricing) yield put(pricingLoaded(pricing));
  membershipPricingChanged.emit(bus, pricing);
}
