import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { callApi, type Load, type RemoteContext } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { packagesLoaded } from "./slice.ts";

/** Fetches the packages into the store. */
export const loadPackages: Load = (_props, { client }) => fetchPackages(client);

/** Fetches the packages again for the page on screen. */
export function* refreshPackages(client: RemoteContext["client"]) {
  try {
    yield* fetchPackages(client);
  } catch {
    // The page keeps the packages it shows.
  }
}

function* fetchPackages(client: RemoteContext["client"]) {
  const { items } = yield* callApi(client, listPackages);
  yield put(packagesLoaded(items));
}
