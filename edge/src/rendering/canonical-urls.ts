import type { LiveComposition, ShopSettings } from "@thuot-tha/shared/contracts/remote";
import { LRUCache } from "lru-cache";
import type { Live } from "./open-set.ts";

/** Cached canonical addresses, because a request for one waits for the renderings of its process. */
const maxCanonicalUrls = 5000;
/** Characters of a cached address and its key; longer ones are of no page of the shop and would fill the memory. */
const maxCharacters = 2000;

/** Removes from addresses the query parameters that their pages ignore. */
export function createCanonicalUrls(settings: ShopSettings) {
  const known = new LRUCache<string, string>({
    max: maxCanonicalUrls,
    maxEntrySize: maxCharacters,
    sizeCalculation: (canonical, key) => key.length + canonical.length,
  });

  /** @param variant text of the inputs of the composition besides the set and the address */
  return async (
    { set, renderer }: Live,
    composition: LiveComposition,
    variant: string,
    url: string,
  ): Promise<string> => {
    if (!url.includes("?")) return url;
    const key = `${set.id} ${variant} ${url}`;
    try {
      const canonical = known.get(key) ?? (await renderer.canonicalUrl({ url, composition, settings }));
      known.set(key, canonical);
      return canonical;
    } catch {
      // The rendering of this page fails too, and reports the error.
      return url;
    }
  };
}
