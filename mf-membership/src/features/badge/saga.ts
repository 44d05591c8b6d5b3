import { sessionChanged } from "@thuot-tha/shared/contracts/events/session";
import { getPackage } from "@thuot-tha/shared/contracts/operations/membership/get-package";
import { callApi, eventPayloads, type RemoteContext } from "@thuot-tha/shared/platform";
import { put, select, takeLatest } from "redux-saga/effects";
import { standingForgotten } from "../standing/slice.ts";
import { type Badge, badgeHidden, badgeShown, getBadge } from "./slice.ts";

/**
 * Stores name, type and colour of the customer's package. A failed lookup is ignored. Drops what is known of a customer
 * who has left; another one may be here without a guest in between, in a tab that was frozen meanwhile.
 */
export function* badgeSaga({ bus, client }: RemoteContext) {
  let customerId: string | undefined;
  yield takeLatest(eventPayloads(bus, sessionChanged), function* ({ customer, isGuest }) {
    const packageId = customer?.membership?.membershipPackageId ?? null;
    const hasLeft = customerId !== undefined && customer?.id !== customerId;
    customerId = customer?.id;
    if (isGuest || hasLeft) yield put(standingForgotten());
    const shown: Badge | null = yield select(getBadge);
    if (shown && shown.id !== packageId) yield put(badgeHidden());
    if (packageId === null || shown?.id === packageId) return;
    try {
      yield put(badgeShown(yield* callApi(client, getPackage, { params: { id: packageId } })));
    } catch {
      // Without its name there is no badge; prices are independent of it.
    }
  });
}
