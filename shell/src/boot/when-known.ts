import type { ShopStore } from "../store/create-store.ts";
import { getSession } from "../store/session.ts";

/** Whether a guest is here, as soon as the API has said so. */
export function whenKnown(store: ShopStore): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { known, isGuest } = getSession(store.getState());
      if (!known) return;
      stop();
      resolve(isGuest);
    };
    const stop = store.subscribe(look);
    look();
  });
}
