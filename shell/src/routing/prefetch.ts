import type { LoadedPage } from "./load-page.ts";
import type { PageMatch } from "./match.ts";

/** Milliseconds for which a page fetched ahead is taken as it is. */
const freshFor = 15_000;

/** Remembers pages fetched ahead for a moment, so that following the link then costs nothing more. */
export function createPrefetch(load: (match: PageMatch) => Promise<LoadedPage>, now: () => number) {
  const ahead = new Map<string, { at: number; page: Promise<LoadedPage> }>();
  const keyOf = ({ props }: PageMatch) => props.pathname + props.search;

  function take(match: PageMatch): Promise<LoadedPage> {
    const key = keyOf(match);
    const known = ahead.get(key);
    if (known && now() - known.at < freshFor) return known.page;
    const page = load(match);
    ahead.set(key, { at: now(), page });
    const forget = () => ahead.get(key)?.page === page && ahead.delete(key);
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  }

  return {
    /** Fetches ahead. Failing is no matter: following the link tries again. */
    ahead: (match: PageMatch): void => void take(match).catch(() => undefined),
    /** The page, whether fetched ahead or now. What has been followed is fetched anew next time. */
    async load(match: PageMatch): Promise<LoadedPage> {
      const page = take(match);
      ahead.delete(keyOf(match));
      return page;
    },
  };
}
