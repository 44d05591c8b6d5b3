import { confirmEmail } from "@thuot-tha/shared/contracts/operations/customer/confirm-email";
import { sendEmailConfirmation } from "@thuot-tha/shared/contracts/operations/customer/send-email-confirmation";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { profileLoaded } from "../profile/slice.ts";
import { confirmationRequested, confirmSubmitted, emailDone, emailRefused } from "./slice.ts";

export function* emailSaga(context: RemoteContext) {
  yield takeLeading(confirmationRequested, send, context);
  yield takeLeading(confirmSubmitted, confirm, context);
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
