import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLatest } from "redux-saga/effects";
import { standingFailed, standingLoaded, standingWanted } from "./slice.ts";

export function* standingSaga({ client }: RemoteContext) {
  yield takeLatest(standingWanted, function* () {
    try {
      yield put(standingLoaded(yield* callApi(client, "membership.current")));
    } catch {
      yield put(standingFailed());
    }
  });
}
