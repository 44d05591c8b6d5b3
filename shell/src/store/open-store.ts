import { createShopStore, type ShopStore } from "./create-store.ts";
import { ownReducers } from "./own-reducers.ts";

/** The store of one document with the shell's own slices. */
export function openStore(state: Record<string, unknown>): ShopStore {
  const store = createShopStore(state);
  store.inject(ownReducers);
  return store;
}
