/** Milliseconds for which an address counts as tried. */
const triedFor = 60_000;

const keys = { tried: "recovery:tried", last: "recovery:last", sentBack: "recovery:sent-back" };

/**
 * What to do when a page's code cannot be had: a document of its own first; then back to the last path that worked; then
 * nothing more. No address is asked for twice within a minute, so that there is no loop, whatever is broken.
 */
export function createRecovery(storage: Storage, now: () => number) {
  function tried(): Record<string, number> {
    const all: [string, number][] = Object.entries(JSON.parse(storage.getItem(keys.tried) ?? "{}"));
    return Object.fromEntries(all.filter(([, at]) => now() - at < triedFor));
  }
  const mark = (href: string) => storage.setItem(keys.tried, JSON.stringify({ ...tried(), [href]: now() }));

  return {
    /** A page stands and works. */
    arrived: (href: string): void => storage.setItem(keys.last, href),

    /** The address to ask a document for; null when the shopper is best left where they are. */
    next(href: string, { mayGoBack = true } = {}): string | null {
      const before = tried();
      if (!(href in before)) {
        mark(href);
        return href;
      }
      const last = storage.getItem(keys.last);
      if (!mayGoBack || !last || last in before) return null;
      mark(last);
      storage.setItem(keys.sentBack, href);
      return last;
    },

    /**
     * The address that did not open, when this document is the way back from it.
     * @param here this document's address: the one that is being left goes on running for a moment
     */
    sentBackFrom(here: string): string | null {
      const href = storage.getItem(keys.sentBack);
      if (href === here) return null;
      storage.removeItem(keys.sentBack);
      return href;
    },
  };
}

export type Recovery = ReturnType<typeof createRecovery>;
