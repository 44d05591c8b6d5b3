import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";

/** Messages of pages to the service worker. */
export type WorkerMessage =
  /** A document has booted with these releases (address prefixes) and used these files of theirs. */
  | { type: "started"; revision: number; releases: string[]; files: string[] }
  /**
   * The shopper viewed a page that holds nothing personal. `address` is the one in the history, which may have parameters
   * that the page ignores, such as those of an advertisement.
   */
  | { type: "visited"; href: string; address: string }
  /** The shopper signed out, so nothing of theirs may stay. */
  | { type: "signed-out" };

/** Address of the page shown without a network for pages that are not cached. */
export const offlinePath = "/offline";

/** Documents on every device: an installed app opens with the home page, also without a network. */
export const alwaysCached: readonly string[] = [offlinePath, homeRoute.path];

export const pagesCache = "pages";

/** Server-Timing entry of a document that came from the cache because the shop gave no answer. */
export const cachedTiming = "kept";
