import type { ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { consent } from "@thuot-tha/shared/contracts/storage";
import type { LayoutStore } from "../layout/layout-store.ts";
import { ConsentQuestion } from "./ConsentQuestion.tsx";
import { isTagManagerLoaded, loadTagManager } from "./tag-manager.ts";

interface Options {
  layout: LayoutStore;
  /** Reloads the document; asks for confirmation first where typed text would be lost. */
  reload: () => void;
}

/** Whether the address has the token of a letter's link, also as the page to return to after signing in. */
function hasToken(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has("token") || [...query.values()].some((value) => /[?&]token=/.test(value));
}

/** The consent to analytics by third parties. Without a container of the tag manager none is requested. */
export function createConsent(window: Window, { gtmId }: ShopSettings, { layout, reload }: Options) {
  /** Third parties read the address, so they do not load where it has a token. */
  const load = (): void => {
    if (gtmId && !hasToken(window.location.search)) loadTagManager(window, gtmId);
  };
  const ask = (): void => layout.change({ consent: <ConsentQuestion answer={answer} /> });

  function answer(granted: boolean): void {
    consent.write(granted ? "granted" : "denied");
    layout.change({ consent: null });
    const isLoaded = isTagManagerLoaded(window);
    if (granted && !isLoaded) load();
    // Scripts of the tag manager cannot be unloaded, so a new document is needed.
    if (!granted && isLoaded) reload();
  }

  return {
    ask,
    /** Loads the tag manager for a shopper who has agreed, and asks a shopper who has not answered. */
    request(): void {
      if (!gtmId) return;
      const answered = consent.read();
      if (answered === "granted") load();
      if (answered === null) ask();
    },
  };
}
