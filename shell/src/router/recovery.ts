import { recoveryTTL } from "../timeouts.ts";
import { tryToStore } from "./try-to-store.ts";

const keys = { tried: "recovery:tried", last: "recovery:last", sentBack: "recovery:sent-back" };

/**
 * Chooses what to do when a page's code fails to load: request its document, then return to the last path that worked,
 * then stop. It requests no address twice within a minute, and none where it cannot store that, which prevents loops.
 */
export function createRecovery(storage: Storage, now: () => number) {
  function tried(): Record<string, number> {
    const all: [string, number][] = Object.entries(JSON.parse(storage.getItem(keys.tried) ?? "{}"));
    return Object.fromEntries(all.filter(([, at]) => Math.abs(now() - at) < recoveryTTL));
  }
  const mark = (href: string) => tryToStore(storage, keys.tried, JSON.stringify({ ...tried(), [href]: now() }));

  return {
    /** Records the address of a working page. */
    arrived: (href: string): void => void tryToStore(storage, keys.last, href),

    /** Address to request as a document; null to stay on the current page. */
    next(href: string, { mayGoBack = true } = {}): string | null {
      const before = tried();
      if (!(href in before)) return mark(href) ? href : null;
      const last = storage.getItem(keys.last);
      if (!mayGoBack || !last || last in before || !mark(last)) return null;
      tryToStore(storage, keys.sentBack, href);
      return last;
    },

    /**
     * The address that failed, when this document is the return from it.
     * @param here this document's address, because the previous document runs on for a moment
     */
    sentBackFrom(here: string): string | null {
      const href = storage.getItem(keys.sentBack);
      if (href === here) return null;
      storage.removeItem(keys.sentBack);
      return href;
    },
  };
}
