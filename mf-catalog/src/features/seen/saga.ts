import { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import type { Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { cardOf } from "../cards/card-of.ts";
import { seenLoaded, type seenRequested } from "./slice.ts";

/** The cards of known products; permanently sold out ones are left out. */
export function* fetchSeen(client: Client, { payload: ids }: ReturnType<typeof seenRequested>) {
  try {
    const { items } = yield* callApi(client, listProductCards, { query: { ids } });
    yield put(seenLoaded(items.map(cardOf)));
  } catch {
    // Optional: after a failed request the section is left out.
  }
}
