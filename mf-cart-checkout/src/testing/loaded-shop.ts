import { waitFor } from "@testing-library/react";
import { getLines } from "../features/cart/selectors.ts";
import { cartRequested } from "../features/cart/slice.ts";
import { openShop } from "./open-shop.tsx";

/** A test shop whose two lines are loaded. */
export async function loadedShop(answers: Parameters<typeof openShop>[0] = []) {
  const shop = openShop(answers);
  shop.store.dispatch(cartRequested());
  await waitFor(() => expect(getLines(shop.state())).toHaveLength(2));
  return shop;
}
