import { getMembership } from "@thuot-tha/shared/contracts/operations/membership/get-membership";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, takeLatest } from "redux-saga/effects";
import { standingFailed, standingForgotten, standingLoaded, standingRequested } from "./slice.ts";

export function* standingSaga({ client }: RemoteContext) {
  yield takeLatest([standingRequested, standingForgotten], function* ({ type }) {
    // The customer has left, so pending answers are dropped.
    if (type === standingForgotten.type) return;
    try {
      yield put(standingLoaded(yield* callApi(client, getMembership)));
    } catch {
      yield put(standingFailed());
    }
  });
}
