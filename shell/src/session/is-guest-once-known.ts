import type { ShopStore } from "../store/create-store.ts";
import { getSession } from "../store/session.ts";

/** Resolves to whether the shopper is a guest, once the session is known: the API has answered, or has failed to. */
export function isGuestOnceKnown(store: ShopStore): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const { known, isGuest } = getSession(store.getState());
      if (!known) return;
      stop();
      resolve(isGuest);
    };
    const stop = store.subscribe(check);
    check();
  });
}
