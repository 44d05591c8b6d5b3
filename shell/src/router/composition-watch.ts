import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import { addFiles } from "../remotes/preload.ts";
import { compositionTimeout, compositionTTL } from "../timeouts.ts";

/**
 * Checks whether operators have put other releases live since this document was rendered, and adds the files of pages
 * that the document does not name. It runs before each navigation; a failed request counts as unchanged.
 */
export function createCompositionWatch(composition: LiveComposition, fetcher: typeof fetch, now: () => number) {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);

  async function hasOtherReleases(): Promise<boolean> {
    try {
      const response = await fetcher("/composition.json", {
        cache: "no-cache",
        signal: AbortSignal.timeout(compositionTimeout),
      });
      if (!response.ok) return false;
      const live: LiveComposition = await response.json();
      // Revisions only grow, so an older one comes from a cache or from an edge that lags behind.
      if (live.revision < composition.revision) return false;
      // A revision may only raise the share of shoppers; this document is then still current.
      const isSame = live.set !== undefined && live.set === composition.set;
      if (isSame) addFiles(composition, live);
      return !isSame;
    } catch {
      return false;
    }
  }

  return (): Promise<boolean> => {
    if (now() - requestedAt >= compositionTTL) {
      requestedAt = now();
      answer = hasOtherReleases();
    }
    return answer;
  };
}
