import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLeading } from "redux-saga/effects";
import { accountFailure } from "../../forms/failure.ts";
import { passwordChanged, passwordOpened, passwordRefused, passwordSubmitted } from "./slice.ts";

export function* passwordSaga(context: RemoteContext) {
  yield takeLeading(passwordSubmitted, change, context);
}

function* change({ client, bus }: RemoteContext, { payload }: ReturnType<typeof passwordSubmitted>) {
  try {
    yield* callApi(client, "password.change", { body: payload });
    yield put(passwordChanged());
  } catch (error) {
    yield put(passwordRefused(accountFailure(bus, error)));
  }
}

export const openPassword: Load = function* () {
  yield put(passwordOpened());
};
