import type { LiveComposition } from "@thuot-tha/shared/contracts/remote";
import { addFiles } from "../remotes/preload.ts";
import { compositionTimeout, compositionTTL } from "../timeouts.ts";

/**
 * Checks whether operators have put other releases live since this document was rendered, and adds the files of pages
 * that the document does not name. It runs before each navigation.
 */
export function createCompositionWatch(composition: LiveComposition, fetcher: typeof fetch, now: () => number) {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean | null> = Promise.resolve(null);

  async function hasOtherReleases(): Promise<boolean | null> {
    try {
      const response = await fetcher("/composition.json", {
        cache: "no-cache",
        signal: AbortSignal.timeout(compositionTimeout),
      });
      if (!response.ok) return null;
      const live: LiveComposition = await response.json();
      // Revisions only grow, so an older one comes from a cache or from an edge that lags behind.
      if (live.revision < composition.revision) return null;
      // A revision may only raise the share of shoppers; this document is then still current.
      const isSame = live.set !== undefined && live.set === composition.set;
      if (isSame) addFiles(composition, live);
      return !isSame;
    } catch {
      return null;
    }
  }

  /** @returns null without an answer, or with one from before this document */
  return (): Promise<boolean | null> => {
    // The difference may be negative, because a device's clock may be set back.
    if (Math.abs(now() - requestedAt) >= compositionTTL) {
      requestedAt = now();
      answer = hasOtherReleases();
    }
    return answer;
  };
}
