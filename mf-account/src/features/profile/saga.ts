import { sessionSignedIn } from "@thuot-tha/shared/contracts/events/session";
import { getMe } from "@thuot-tha/shared/contracts/operations/customer/get-me";
import { updateProfile } from "@thuot-tha/shared/contracts/operations/customer/update-profile";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, race, take, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import {
  type Account,
  profileForgotten,
  profileLoaded,
  profileRefused,
  profileSaved,
  profileSubmitted,
} from "./slice.ts";

export function* profileSaga(context: RemoteContext) {
  yield takeLeading(profileSubmitted, save, context);
}

/**
 * Emits the new name to the shell, so that it replaces the old one everywhere. An answer to a customer who has left is
 * dropped, because it would show them as signed in.
 */
function* save({ client, bus }: RemoteContext, { payload }: ReturnType<typeof profileSubmitted>) {
  try {
    const { account }: { account?: Account } = yield race({
      account: callApi(client, updateProfile, { body: payload }),
      left: take(profileForgotten),
    });
    if (!account) return;
    yield put(profileSaved(account));
    sessionSignedIn.emit(bus, account);
  } catch (error) {
    yield put(profileRefused(accountFailure(bus, error)));
  }
}

export const loadProfile: Load = function* (_props, { client }) {
  yield put(profileLoaded(yield* callApi(client, getMe)));
};
