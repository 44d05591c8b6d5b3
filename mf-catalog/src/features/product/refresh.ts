import { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { Client } from "@thuot-tha/shared/http";
import { callApi } from "@thuot-tha/shared/platform";
import { put } from "redux-saga/effects";
import { type productChanged, productRefreshed } from "./slice.ts";

/** Loads a product on screen again, with the pieces that are left. */
export function* refreshProduct(client: Client, { payload: productLink }: ReturnType<typeof productChanged>) {
  try {
    yield put(productRefreshed(yield* callApi(client, getProduct, { params: { productLink } })));
  } catch {
    // The page stays; the cart checks again.
  }
}
