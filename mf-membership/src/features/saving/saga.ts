import { listPackagePrices } from "@thuot-tha/shared/contracts/operations/membership/list-package-prices";
import { listPackages } from "@thuot-tha/shared/contracts/operations/membership/list-packages";
import { callApi, type RemoteContext } from "@thuot-tha/shared/platform";
import { delay, put, select, takeEvery } from "redux-saga/effects";
import { getPackages } from "../packages/selectors.ts";
import { type MembershipPackage, packagesLoaded } from "../packages/slice.ts";
import { arePricesKnown, pricesLoaded, pricesRequested, type WithPrices } from "./slice.ts";

/** Milliseconds before each further attempt. */
const pauses = [5000, 30_000];

/** Fetches prices for an invitation to join. It is optional: when all attempts fail, no invitation shows. */
export function* savingSaga({ client }: RemoteContext) {
  yield takeEvery(pricesRequested, function* ({ payload: productIds }) {
    if (productIds.length === 0) return;
    for (const pause of [...pauses, null]) {
      const isKnown: boolean = yield select((state: WithPrices) => arePricesKnown(state, productIds));
      if (isKnown) return;
      try {
        const packages: MembershipPackage[] = yield select(getPackages);
        if (packages.length === 0) yield put(packagesLoaded((yield* callApi(client, listPackages)).items));
        const { items } = yield* callApi(client, listPackagePrices, { query: { productIds } });
        yield put(pricesLoaded({ productIds, prices: items }));
      } catch {
        // The cart and the product page work without it.
        if (pause) yield delay(pause);
      }
    }
  });
}
