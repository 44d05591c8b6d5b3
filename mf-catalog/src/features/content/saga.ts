import { getContentPage } from "@thuot-tha/shared/contracts/operations/content/get-content-page";
import { callApi, type Load } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { contentLoaded } from "./slice.ts";

/** Loads the page of an address such as `/customer-care/huong-dan-thue`. `/about-us` has no slug. */
export const loadContent: Load = function* ({ pathname, params }, { client }) {
  const kind = pathname.split("/")[1] ?? "";
  const [slug = kind] = Object.values(params);
  const page = yield* callApi(client, getContentPage, { params: { kind, slug } });
  yield put(contentLoaded({ pathname, page }));
};
