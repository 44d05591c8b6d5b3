import { listFreeUnits } from "@thuot-tha/shared/contracts/operations/catalogue/list-free-units";
import type { Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { freeUnitsLoaded, type freeUnitsRequested } from "./slice.ts";

/** Counts the free pieces of each variant. */
export function* fetchFreeUnits(client: Client, { payload }: ReturnType<typeof freeUnitsRequested>) {
  const { productId, dateFrom, dateTo } = payload;
  try {
    const { items } = yield* callApi(client, listFreeUnits, {
      params: { id: productId },
      query: { "date-from": dateFrom, "date-to": dateTo },
    });
    const free = Object.fromEntries(items.map(({ variantId, free }) => [variantId, free]));
    yield put(freeUnitsLoaded({ ...payload, free }));
  } catch {
    // Without an answer no count shows, and the cart checks the days.
  }
}
