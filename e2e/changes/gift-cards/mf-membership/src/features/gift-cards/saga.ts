import { listGiftCards } from "@thuot-tha/shared/contracts/operations/membership/list-gift-cards";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { giftCardsLoaded } from "./slice.ts";

/** Fetches the gift cards into the store. */
export const loadGiftCards: Load = function* (_props, { client }) {
  const { items } = yield* callApi(client, listGiftCards);
  yield put(giftCardsLoaded(items));
};
