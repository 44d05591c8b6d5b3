import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import type { Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { seenLoaded, type seenWanted } from "./slice.ts";

/** The cards of known pieces; what is sold out for good is left out. */
export function* fetchSeen(client: Client, { payload: ids }: ReturnType<typeof seenWanted>) {
  try {
    const { items } = yield* callApi(client, listProductCards, { query: { ids } });
    yield put(seenLoaded(items));
  } catch {
    // A courtesy: without an answer it is left out.
  }
}
