import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { packagesLoaded } from "./slice.ts";

/** Fetches the packages into the store. */
export const loadPackages: Load = function* (_props, { client }) {
  const { items } = yield* callApi(client, listPackages);
  yield put(packagesLoaded(items));
};
