import { sessionSignedIn } from "@thuot-tha/shared/contracts/events/session";
import { changeEmail } from "@thuot-tha/shared/contracts/operations/customer/change-email";
import { confirmEmail } from "@thuot-tha/shared/contracts/operations/customer/confirm-email";
import { requestEmailChange } from "@thuot-tha/shared/contracts/operations/customer/request-email-change";
import { sendEmailConfirmation } from "@thuot-tha/shared/contracts/operations/customer/send-email-confirmation";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, race, take, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { takePerForm } from "../../forms/take-per-form.ts";
import { loadProfile } from "../profile/saga.ts";
import { type Account, profileLoaded } from "../profile/slice.ts";
import {
  changeOpened,
  changeRequested,
  changeSubmitted,
  confirmationRequested,
  confirmOpened,
  confirmSubmitted,
  emailDone,
  emailForgotten,
  emailRefused,
} from "./slice.ts";

export function* emailSaga(context: RemoteContext) {
  yield takeLeading(confirmationRequested, send, context);
  yield takeLeading(confirmSubmitted, confirm, context);
  yield takePerForm({ opened: changeOpened, submitted: changeRequested }, request, context);
  yield takeLeading(changeSubmitted, change, context);
}

function* send({ client, bus }: RemoteContext) {
  try {
    yield* callApi(client, sendEmailConfirmation);
    yield put(emailDone("send"));
  } catch (error) {
    yield put(emailRefused({ work: "send", error: accountFailure(bus, error) }));
  }
}

function* confirm({ client, bus }: RemoteContext, { payload: token }: ReturnType<typeof confirmSubmitted>) {
  try {
    yield put(profileLoaded(yield* callApi(client, confirmEmail, { body: { token } })));
    yield put(emailDone("confirm"));
  } catch (error) {
    yield put(emailRefused({ work: "confirm", error: accountFailure(bus, error) }));
  }
}

function* request(
  { client, bus }: RemoteContext,
  { payload: body }: ReturnType<typeof changeRequested>,
  isLeft: () => boolean,
) {
  try {
    yield* callApi(client, requestEmailChange, { body });
    if (!isLeft()) yield put(emailDone("request"));
  } catch (error) {
    const failure = accountFailure(bus, error);
    if (!isLeft()) yield put(emailRefused({ work: "request", error: failure }));
  }
}

/** Emits the new e-mail to the shell. An answer to a customer who has left is dropped. */
function* change({ client, bus }: RemoteContext, { payload: token }: ReturnType<typeof changeSubmitted>) {
  try {
    const { account }: { account?: Account } = yield race({
      account: callApi(client, changeEmail, { body: { token } }),
      left: take(emailForgotten),
    });
    if (!account) return;
    yield put(profileLoaded(account));
    sessionSignedIn.emit(bus, account);
    yield put(emailDone("change"));
  } catch (error) {
    yield put(emailRefused({ work: "change", error: accountFailure(bus, error) }));
  }
}

export const loadEmailConfirmation: Load = function* (props, context) {
  yield put(confirmOpened());
  yield* loadProfile(props, context);
};

export const loadEmailChange: Load = function* (props, context) {
  yield put(changeOpened());
  yield* loadProfile(props, context);
};
