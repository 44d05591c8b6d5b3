import { joinPackage } from "@thuot-tha/shared/contracts/operations/membership/join-package";
import { isRefusal, toShownError } from "@thuot-tha/shared/http";
import { newKey } from "@thuot-tha/shared/http/new-key";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import type { Action } from "redux";
import type { Task } from "redux-saga";
import { cancel, fork, put, select, spawn, take } from "redux-saga/effects";
import { refreshPackages } from "../packages/saga.ts";
import { standingForgotten, standingRequested } from "../standing/slice.ts";
import {
  getJoining,
  type Joining,
  joinAccepted,
  joiningClosed,
  joiningOpened,
  joinRefused,
  joinRequested,
} from "./slice.ts";

export function* joiningSaga({ client }: RemoteContext) {
  let request: Task | undefined;
  while (true) {
    const action: Action = yield take([joinRequested, joiningOpened, joiningClosed, standingForgotten]);
    const joining: Joining | null = yield select(getJoining);
    // The package whose request is under way was chosen again.
    if (joiningOpened.match(action) && joining?.sending) continue;
    // The form of another package, or of another customer, drops the pending answer.
    if (request) yield cancel(request);
    request = joinRequested.match(action) ? yield fork(join, client, action) : undefined;
  }
}

function* join(client: RemoteContext["client"], { payload }: ReturnType<typeof joinRequested>) {
  const joining: Joining | null = yield select(getJoining);
  if (!joining) return;
  const { membershipPackageId, keyType } = joining;
  const { paymentType } = payload;
  const key = keyType === null || keyType === paymentType ? joining.key : newKey();
  try {
    const { payment } = yield* callApi(client, joinPackage, {
      headers: { "idempotency-key": key },
      body: { membershipPackageId, ...payload },
    });
    yield put(joinAccepted(payment));
  } catch (error) {
    // Without a refusal the payment may exist; a retry with the same key makes no second one.
    const refused = isRefusal(error);
    yield put(joinRefused({ refusal: toShownError(error), key: refused ? newKey() : key, keyType: paymentType }));
    if (!refused || error.code !== "PRICE_CHANGED") return;
    yield put(standingRequested());
    // Spawned, because the next request would cancel a call.
    yield spawn(refreshPackages, client);
  }
}
