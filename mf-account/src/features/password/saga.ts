import { signedInCookie } from "@thuot-tha/shared/contracts/cookies";
import { changePassword } from "@thuot-tha/shared/contracts/operations/customer/change-password";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { requestPasswordReset } from "@thuot-tha/shared/contracts/operations/customer/request-password-reset";
import { resetPassword } from "@thuot-tha/shared/contracts/operations/customer/reset-password";
import { toShownError } from "@thuot-tha/shared/http";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { takePerForm } from "../../forms/take-per-form.ts";
import {
  changeSubmitted,
  forgotSubmitted,
  passwordDone,
  passwordOpened,
  passwordRefused,
  resetSubmitted,
} from "./slice.ts";

export function* passwordSaga(context: RemoteContext) {
  yield takePerForm({ opened: passwordOpened, submitted: changeSubmitted }, change, context);
  yield takePerForm({ opened: passwordOpened, submitted: forgotSubmitted }, forgot, context);
  yield takePerForm({ opened: passwordOpened, submitted: resetSubmitted }, reset, context);
}

function* change(
  { client, bus }: RemoteContext,
  { payload }: ReturnType<typeof changeSubmitted>,
  isLeft: () => boolean,
) {
  try {
    yield* callApi(client, changePassword, { body: payload });
    if (!isLeft()) yield put(passwordDone("change"));
  } catch (error) {
    const failure = accountFailure(bus, error);
    if (!isLeft()) yield put(passwordRefused({ work: "change", error: failure }));
  }
}

function* forgot({ client }: RemoteContext, { payload }: ReturnType<typeof forgotSubmitted>, isLeft: () => boolean) {
  try {
    yield* callApi(client, requestPasswordReset, { body: payload });
    if (!isLeft()) yield put(passwordDone("forgot"));
  } catch (error) {
    if (!isLeft()) yield put(passwordRefused({ work: "forgot", error: toShownError(error) }));
  }
}

function* reset({ client, bus }: RemoteContext, { payload }: ReturnType<typeof resetSubmitted>, isLeft: () => boolean) {
  try {
    yield* callApi(client, resetPassword, { body: payload });
    yield* checkSession({ client, bus });
    if (!isLeft()) yield put(passwordDone("reset"));
  } catch (error) {
    if (!isLeft()) yield put(passwordRefused({ work: "reset", error: toShownError(error) }));
  }
}

/**
 * Signs the shopper out when this browser's session was one of the account's, which the API has ended: the login page
 * would otherwise lead on, as with a session.
 */
function* checkSession({ client, bus }: Pick<RemoteContext, "client" | "bus">) {
  if (!signedInCookie.read(document.cookie)) return;
  try {
    yield* callApi(client, getMe);
  } catch (error) {
    accountFailure(bus, error);
  }
}

export const openPassword: Load = function* () {
  yield put(passwordOpened());
};
