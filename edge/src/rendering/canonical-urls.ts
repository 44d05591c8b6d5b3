import type { LiveComposition, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { LRUCache } from "lru-cache";
import type { Live } from "./open-set.ts";
import { within } from "./within.ts";

/** Cached canonical addresses, because a request for one waits for the renderings of its process. */
const maxCanonicalUrls = 5000;
/** Maximum characters of a cached address and its key. No page of the shop has longer ones, which would fill the memory. */
const maxCharacters = 2000;
/** Addresses that may wait for the server code at the same time. */
const maxWaiting = 100;

/** Parameters that advertisers add to links, and that hardly any page reads. */
const tracking = /^(?:utm_\w+|fbclid|gclid)$/;

/** An address without the parameters of advertisers. */
export function withoutTracking(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return url;
  const parameters = url.slice(start + 1).split("&");
  const rest = parameters.filter((one) => !tracking.test(one.split("=", 1)[0] ?? "")).join("&");
  return url.slice(0, start) + (rest && `?${rest}`);
}

/** Removes from addresses the query parameters that their pages ignore. */
export function createCanonicalUrls(settings: ShopSettings, budgetMs: number) {
  const known = new LRUCache<string, string>({
    max: maxCanonicalUrls,
    maxEntrySize: maxCharacters,
    sizeCalculation: (canonical, key) => key.length + canonical.length,
  });
  let waiting = 0;

  /** Asks the server code, and caches its answer even when it is late. */
  async function ask({ renderer }: Live, composition: LiveComposition, key: string, url: string): Promise<string> {
    waiting++;
    try {
      const canonical = await renderer.canonicalUrl({ url, composition, settings });
      known.set(key, canonical);
      return canonical;
    } finally {
      waiting--;
    }
  }

  /**
   * @param variant text of the inputs of the composition besides the set and the address
   * @returns undefined when the server code fails or takes longer than the budget, or when too many addresses wait for
   * it
   */
  return async (
    live: Live,
    composition: LiveComposition,
    variant: string,
    url: string,
  ): Promise<string | undefined> => {
    if (!url.includes("?")) return url;
    const key = `${live.set.id} ${variant} ${url}`;
    const canonical = known.get(key);
    if (canonical !== undefined) return canonical;
    return waiting < maxWaiting ? within(budgetMs, ask(live, composition, key, url)) : undefined;
  };
}
