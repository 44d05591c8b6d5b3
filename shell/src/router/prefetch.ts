import { prefetchTTL } from "../timeouts.ts";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";

/**
 * Maximum number of prefetched pages, and of those rendered before their link is followed: fewer than the pages whose
 * data remotes cache, so that their data is still there.
 */
export const maxPages = 8;
/** Limits for links that are only in view: pages at a time, and pages per page on screen. */
const maxInView = { concurrent: 2, perPage: 4 };

interface Ahead {
  at: number;
  page: Promise<LoadedPage>;
  loaded?: LoadedPage;
}

type OnLoaded = (page: LoadedPage) => void;

/** Caches prefetched pages briefly, so that following the link costs no request. */
export function createPrefetch(load: (match: PageMatch) => Promise<LoadedPage>, now: () => number) {
  const ahead = new Map<string, Ahead>();
  // The shell's own page in place of one that fails has the same address.
  const keyOf = ({ remote, page, props }: PageMatch) => [remote, page, props.pathname + props.search].join();
  let waiting: { match: PageMatch; onLoaded: OnLoaded }[] = [];
  let running = 0;
  let left = maxInView.perPage;

  function fresh(key: string): Ahead | undefined {
    const known = ahead.get(key);
    return known && Math.abs(now() - known.at) < prefetchTTL ? known : undefined;
  }

  function take(match: PageMatch): Promise<LoadedPage> {
    const key = keyOf(match);
    const known = fresh(key);
    if (known) return known.page;
    const page = load(match);
    const entry: Ahead = { at: now(), page };
    ahead.delete(key);
    ahead.set(key, entry);
    for (const oldest of [...ahead.keys()].slice(0, -maxPages)) ahead.delete(oldest);
    const forget = () => ahead.get(key)?.page === page && ahead.delete(key);
    page.then((loaded) => {
      entry.loaded = loaded;
      if (loaded.status !== 200) forget();
    }, forget);
    return page;
  }

  async function takeNext(): Promise<void> {
    const next = running < maxInView.concurrent && waiting.shift();
    if (!next) return;
    running++;
    // A failed prefetch is ignored: following the link tries again.
    await take(next.match).then(next.onLoaded, () => undefined);
    running--;
    void takeNext();
  }

  /** The shopper has chosen: queued pages are dropped, and the page is loaded again next time. */
  function followed(match: PageMatch): void {
    waiting = [];
    left = 0;
    ahead.delete(keyOf(match));
  }

  return {
    /** Prefetches a page, for a link that is hovered or touched. */
    ahead(match: PageMatch, onLoaded: OnLoaded): void {
      take(match).then(onLoaded, () => undefined);
    },
    /** Queues the page of a link in view, within the limits. */
    inView(match: PageMatch, onLoaded: OnLoaded): void {
      if (left <= 0) return;
      left--;
      waiting.push({ match, onLoaded });
      void takeNext();
    },
    /** Clears the queue when another page is on screen. */
    moved(): void {
      waiting = [];
      left = maxInView.perPage;
    },
    /** The prefetched page, if it has loaded. */
    loaded: (match: PageMatch): LoadedPage | undefined => fresh(keyOf(match))?.loaded,
    /** Returns the prefetched page or loads it now. */
    async load(match: PageMatch): Promise<LoadedPage> {
      const page = take(match);
      followed(match);
      return page;
    },
    followed,
    /** Drops every prefetched page. */
    forget(): void {
      ahead.clear();
      waiting = [];
    },
  };
}

export type Prefetch = ReturnType<typeof createPrefetch>;
