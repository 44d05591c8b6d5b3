import type { ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { consent } from "@thuot-tha/shared/contracts/storage";
import type { LayoutStore } from "../layout/layout-store.ts";
import { loadTagManager } from "./tag-manager.ts";

/** The consent to measuring by third parties. Without a container of the tag manager none is requested. */
export function createConsent(window: Window, { gtmId }: ShopSettings, layout: LayoutStore) {
  return {
    /** Loads the tag manager for a shopper who has agreed, and shows the question to a shopper who has not answered. */
    request(): void {
      if (!gtmId) return;
      const answer = consent.read();
      if (answer === "granted") loadTagManager(window, gtmId);
      layout.change({ consent: answer === null });
    },
    answer(granted: boolean): void {
      consent.write(granted ? "granted" : "denied");
      layout.change({ consent: false });
      if (granted && gtmId) loadTagManager(window, gtmId);
    },
  };
}
