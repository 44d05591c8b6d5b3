import { listInvalidDates } from "@thuot-tha/shared/contracts/operations/cart/list-invalid-dates";
import { type Client, toShownError } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { availabilityFailed, availabilityLoaded, type availabilityRequested } from "./slice.ts";

/** Fetches the blocked wear dates; the answer or the failure goes into the store. */
export function* fetchAvailability(client: Client, { payload }: ReturnType<typeof availabilityRequested>) {
  try {
    const availability = yield* callApi(client, listInvalidDates, { body: payload });
    yield put(availabilityLoaded({ ...payload, availability }));
  } catch (error) {
    yield put(availabilityFailed({ ...payload, message: toShownError(error).message }));
  }
}
