import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { listCities } from "@thuot-tha/shared/contracts/operations/customer/list-cities";
import { listDistricts } from "@thuot-tha/shared/contracts/operations/customer/list-districts";
import { listWards } from "@thuot-tha/shared/contracts/operations/customer/list-wards";
import { type Client, toShownError } from "@thuot-tha/shared/http";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import type { Action } from "redux";
import { all, call, put, select, takeLatest } from "redux-saga/effects";
import { getAreas } from "./selectors.ts";
import {
  type AreaLevel,
  type Areas,
  areasCleared,
  areasFailed,
  areasLoaded,
  areasRestored,
  citiesRequested,
  citySelected,
  districtSelected,
} from "./slice.ts";

type AreaList = OperationOutput<typeof listCities>;
type Fetch = Generator<unknown, AreaList, AreaList>;

/** Only the last selection counts; answers to earlier ones are dropped. */
export function* areasSaga({ client }: RemoteContext) {
  yield takeLatest(citiesRequested, function* () {
    const { cities }: Areas = yield select(getAreas);
    if (cities.length > 0) yield put(areasLoaded({ level: "cities", items: cities }));
    else yield* settle("cities", callApi(client, listCities));
  });
  const settleDistricts = (cityId: string) =>
    settle("districts", callApi(client, listDistricts, { params: { cityId } }));
  const settleWards = (districtId: string) => settle("wards", callApi(client, listWards, { params: { districtId } }));
  // One watcher for all, so that a new city also cancels loading the old city's wards, and a new form both.
  yield takeLatest([citySelected, districtSelected, areasRestored, areasCleared], function* (action: Action) {
    if (citySelected.match(action)) yield* settleDistricts(action.payload);
    if (districtSelected.match(action)) yield* settleWards(action.payload);
    if (!areasRestored.match(action)) return;
    const { cityId, districtId } = action.payload;
    yield all([call(settleDistricts, cityId), ...(districtId ? [call(settleWards, districtId)] : [])]);
  });
}

function* settle(level: AreaLevel, fetch: Fetch) {
  try {
    const { items } = yield* fetch;
    yield put(areasLoaded({ level, items }));
  } catch (error) {
    yield put(areasFailed({ level, error: toShownError(error) }));
  }
}

function* load(level: AreaLevel, fetch: Fetch) {
  const { items } = yield* fetch;
  yield put(areasLoaded({ level, items }));
}

/** Loads the cities for a new address before its form shows. */
export function* loadCities(client: Client) {
  const { cities }: Areas = yield select(getAreas);
  yield put(areasCleared());
  if (cities.length === 0) yield* load("cities", callApi(client, listCities));
}

/** Loads all three lists of an address to edit in parallel. */
export function* loadAreasOf(client: Client, { cityId, districtId }: { cityId: string; districtId: string }) {
  yield all([
    call(loadCities, client),
    call(load, "districts", callApi(client, listDistricts, { params: { cityId } })),
    call(load, "wards", callApi(client, listWards, { params: { districtId } })),
  ]);
}
