import { createShopStore, type ShopStore } from "./create-store.ts";
import { ownReducers } from "./own-reducers.ts";

/** The store of one document with the shell's own slices. @param onError as of `createShopStore` */
export function openStore(state: Record<string, unknown>, onError?: (error: unknown) => void): ShopStore {
  const store = createShopStore(state, onError);
  store.inject(ownReducers);
  return store;
}
