import { getCategoryMenu } from "@thuot-tha/shared/contracts/operations/catalogue/get-category-menu";
import type { Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put, select } from "redux-saga/effects";
import { getMenu, type MenuItem, menuLoaded } from "./menu.ts";

/** Fetches the menu when the server did not have it in time. Without it, search and the page's links still work. */
export function* menuSaga({ client }: { client: Client }) {
  const menu: MenuItem[] = yield select(getMenu);
  if (menu.length > 0) return;
  try {
    yield put(menuLoaded((yield* callApi(client, getCategoryMenu)).items));
  } catch {
    // The next document tries again.
  }
}
