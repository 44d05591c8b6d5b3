import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLatest } from "redux-saga/effects";
import { standingFailed, standingForgotten, standingLoaded, standingWanted } from "./slice.ts";

export function* standingSaga({ client }: RemoteContext) {
  yield takeLatest([standingWanted, standingForgotten], function* ({ type }) {
    // Nobody is signed in any more: what was asked for the one before is not waited for.
    if (type === standingForgotten.type) return;
    try {
      yield put(standingLoaded(yield* callApi(client, getMembership)));
    } catch {
      yield put(standingFailed());
    }
  });
}
