import { sessionSignedIn, sessionSignedOut } from "@thuot-tha/shared/contracts/events";
import { ApiError, toShownError } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLeading } from "redux-saga/effects";
import { loginSubmitted, registerSubmitted, signInOpened, signOutAsked, workDone, workFailed } from "./slice.ts";

/** A second press while the first is under way is the same wish: `takeLeading` drops it. */
export function* sessionSaga(context: RemoteContext) {
  yield takeLeading(loginSubmitted, logIn, context);
  yield takeLeading(registerSubmitted, register, context);
  yield takeLeading(signOutAsked, signOut, context);
}

function* logIn({ client, bus }: RemoteContext, { payload }: ReturnType<typeof loginSubmitted>) {
  try {
    sessionSignedIn.emit(bus, yield* callApi(client, "session.login", { body: payload }));
    yield put(workDone("login"));
  } catch (error) {
    yield put(workFailed({ work: "login", error: toShownError(error) }));
  }
}

function* register({ client, bus }: RemoteContext, { payload }: ReturnType<typeof registerSubmitted>) {
  try {
    sessionSignedIn.emit(bus, yield* callApi(client, "session.register", { body: payload }));
    yield put(workDone("register"));
  } catch (error) {
    yield put(workFailed({ work: "register", error: toShownError(error) }));
  }
}

function* signOut({ client, bus }: RemoteContext) {
  try {
    yield* callApi(client, "session.logout");
  } catch (error) {
    // Without a session there is nothing left to end.
    const ended = error instanceof ApiError && error.status === 401;
    if (!ended) return void (yield put(workFailed({ work: "signOut", error: toShownError(error) })));
  }
  // First the shopper's wish is known to be done, then everybody hears of the guest: the frame then leads home.
  yield put(workDone("signOut"));
  sessionSignedOut.emit(bus, {});
}

/** A page with the forms starts clean: what a form said last time is old news. */
export const openSignIn: Load = function* () {
  yield put(signInOpened());
};
