import type { RemoteContext } from "@thuot-tha/shared/platform";
import { takeEvery } from "redux-saga/effects";
import { fetchAvailability } from "./features/availability/saga.ts";
import { availabilityWanted } from "./features/availability/slice.ts";

/** What runs in the browser as long as the remote is there. */
export function* catalogSaga({ client }: RemoteContext) {
  yield takeEvery(availabilityWanted, fetchAvailability, client);
}
