import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { analyticsTracked } from "@thuot-tha/shared/contracts/events/analytics";
import { sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events/session";
import { listLoginProviders } from "@thuot-tha/shared/contracts/operations/customer/list-login-providers";
import { logIn } from "@thuot-tha/shared/contracts/operations/customer/log-in";
import { logOut } from "@thuot-tha/shared/contracts/operations/customer/log-out";
import { registerAccount } from "@thuot-tha/shared/contracts/operations/customer/register-account";
import { ApiError, toShownError } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { requireCookies } from "@thuot-tha/shared/session/require-cookies";
import { call, delay, put, race, select, takeEvery, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { viCookies } from "../../locales/vi/cookies.ts";
import { type Visitor, visitorChannel } from "./session-channel.ts";
import {
  accountTaken,
  customerCame,
  loginSubmitted,
  providersKnown,
  providersRequested,
  registerSubmitted,
  signInOpened,
  signOutRequested,
  type WithSession,
  workDone,
  workFailed,
} from "./slice.ts";
import { socialFailure, takeProvider } from "./social.ts";

/** Handles signing in, registering and signing out; `takeLeading` drops a second press while the first is running. */
export function* sessionSaga(context: RemoteContext) {
  yield takeLeading(loginSubmitted, submitLogin, context);
  yield takeLeading(registerSubmitted, register, context);
  yield takeLeading(signOutRequested, signOut, context);
  yield takeLeading(providersRequested, findProviders, context);
  yield takeEvery(visitorChannel(context.bus), greet, context);
}

function* submitLogin({ client, bus }: RemoteContext, { payload }: ReturnType<typeof loginSubmitted>) {
  try {
    requireCookies(viCookies.blocked);
    sessionSignedIn.emit(bus, yield* callApi(client, logIn, { body: payload }));
    yield put(workDone("login"));
    analyticsTracked.emit(bus, { name: "login", method: "password" });
  } catch (error) {
    yield put(workFailed({ work: "login", error: toShownError(error) }));
  }
}

function* register({ client, bus }: RemoteContext, { payload }: ReturnType<typeof registerSubmitted>) {
  try {
    requireCookies(viCookies.blocked);
    sessionSignedIn.emit(bus, yield* callApi(client, registerAccount, { body: payload }));
    yield put(workDone("register"));
    analyticsTracked.emit(bus, { name: "sign_up", method: "password" });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      yield put(accountTaken(error.fields?.email ? payload.email : payload.phone));
    }
    yield put(workFailed({ work: "register", error: toShownError(error) }));
  }
}

function* signOut({ client, bus }: RemoteContext, { payload: { everywhere } }: ReturnType<typeof signOutRequested>) {
  try {
    yield* callApi(client, logOut, { body: { everywhere } });
  } catch (error) {
    // A 401 means that this session has already ended; those of other devices are still open.
    const ended = error instanceof ApiError && error.status === 401;
    if (everywhere || !ended)
      return void (yield put(workFailed({ work: "signOut", error: accountFailure(bus, error) })));
  }
  // The event comes first, because the shell then leaves a customer page for the login page, and the way home that
  // follows the work's end has to come after that.
  sessionSignedOut.emit(bus, {});
  yield put(workDone("signOut"));
}

/** Announces a customer who has signed in at a provider and returned with a new document. */
function* greet({ bus }: RemoteContext, { userId }: Visitor) {
  const method = takeProvider();
  if (userId === null) return;
  yield put(customerCame());
  if (!method) return;
  analyticsTracked.emit(bus, { name: signedInCookie.read(document.cookie) === "new" ? "sign_up" : "login", method });
}

/** Loads the sign-in providers; the forms work without an answer. */
function* findProviders({ client }: Pick<RemoteContext, "client">) {
  const { accountSession }: WithSession = yield select();
  if (accountSession.providers) return;
  try {
    const { items } = yield* callApi(client, listLoginProviders);
    yield put(providersKnown(items));
  } catch {
    yield put(providersKnown([]));
  }
}

/** Milliseconds for which a page waits for the sign-in providers. */
const providersTimeoutMs = 1500;

/**
 * Resets the forms when their page opens, except for the outcome of a provider sign-in. Waits for the providers,
 * because links that appear later would move what a shopper is about to press.
 */
export const openSignIn: Load = function* ({ search }, { client }) {
  yield put(signInOpened());
  const error = socialFailure(search);
  if (error) yield put(workFailed({ work: "login", error }));
  yield race([call(findProviders, { client }), delay(providersTimeoutMs)]);
};
