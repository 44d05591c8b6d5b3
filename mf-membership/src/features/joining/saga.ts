import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { ApiError, toShownError } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeLeading } from "redux-saga/effects";
import { standingRequested } from "../standing/slice.ts";
import { newKey } from "./key.ts";
import { getJoining, type Joining, joinAccepted, joinRefused, joinRequested } from "./slice.ts";

export function* joiningSaga({ client }: RemoteContext) {
  yield takeLeading(joinRequested, join, client);
}

function* join(client: RemoteContext["client"], { payload }: ReturnType<typeof joinRequested>) {
  const joining: Joining | null = yield select(getJoining);
  if (!joining) return;
  const { membershipPackageId, key } = joining;
  try {
    const { payment } = yield* callApi(client, joinPackage, {
      headers: { "idempotency-key": key },
      body: { membershipPackageId, ...payload },
    });
    yield put(joinAccepted(payment));
  } catch (error) {
    // Without an answer the payment may exist; a retry with the same key makes no second one.
    const answered = error instanceof ApiError && error.status > 0;
    yield put(joinRefused({ refusal: toShownError(error), key: answered ? newKey() : key }));
    if (answered && error.code === "PRICE_CHANGED") yield put(standingRequested());
  }
}
