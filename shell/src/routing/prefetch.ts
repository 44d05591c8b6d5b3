import type { HeadPicture } from "@thuot-tha/shared/platform";
import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";

/** Milliseconds for which a page fetched ahead is taken as it is. */
const freshFor = 60_000;
/** Pages remembered at most: fewer than remotes keep the data of, so that what is taken has not been forgotten there. */
const most = 8;
/** Of links that are only in view: so many pages at a time, and for one page on screen. */
const glances = { atOnce: 2, perPage: 4 };

/** Remembers pages fetched ahead for a moment, so that following the link then costs nothing more. */
export function createPrefetch(load: (match: PageMatch) => Promise<LoadedPage>, now: () => number) {
  const ahead = new Map<string, { at: number; page: Promise<LoadedPage> }>();
  const keyOf = ({ props }: PageMatch) => props.pathname + props.search;
  let waiting: PageMatch[] = [];
  let running = 0;
  let left = glances.perPage;

  function take(match: PageMatch): Promise<LoadedPage> {
    const key = keyOf(match);
    const known = ahead.get(key);
    if (known && now() - known.at < freshFor) return known.page;
    const page = load(match);
    ahead.delete(key);
    ahead.set(key, { at: now(), page });
    for (const oldest of [...ahead.keys()].slice(0, -most)) ahead.delete(oldest);
    const forget = () => ahead.get(key)?.page === page && ahead.delete(key);
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  }

  async function takeNext(): Promise<void> {
    const match = running < glances.atOnce && waiting.shift();
    if (!match) return;
    running++;
    // Failing is no matter: following the link tries again.
    await take(match).catch(() => undefined);
    running--;
    void takeNext();
  }

  return {
    /** A link is pointed at or touched: its page is fetched whole, with its first picture. */
    ahead(match: PageMatch, fetchPicture: (picture: HeadPicture) => void): void {
      take(match).then(
        ({ head }) => head.picture && fetchPicture(head.picture),
        () => undefined,
      );
    },
    /** A link has come into view: its page is fetched in its turn, as far as there are turns left. */
    inView(match: PageMatch): void {
      if (left <= 0) return;
      left--;
      waiting.push(match);
      void takeNext();
    },
    /** Another page is on screen: what was in view no longer is. */
    moved(): void {
      waiting = [];
      left = glances.perPage;
    },
    /** The page, whether fetched ahead or now. What has been followed is fetched anew next time. */
    async load(match: PageMatch): Promise<LoadedPage> {
      // The shopper has chosen: what else is in view no longer matters.
      waiting = [];
      left = 0;
      const page = take(match);
      ahead.delete(keyOf(match));
      return page;
    },
  };
}

export type Prefetch = ReturnType<typeof createPrefetch>;
