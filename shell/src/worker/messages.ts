import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { offlineRoute } from "@thuot-tha/shared/contracts/routes/shell";

/** Messages of pages to the service worker. */
export type WorkerMessage =
  /** A document has booted with these releases (address prefixes) and used these files of theirs. */
  | { type: "started"; revision: number; releases: string[]; files: string[] }
  /**
   * The shopper viewed a page that holds nothing personal. `address` is the one in the history, which may have
   * parameters that the page ignores, such as those of an advertisement.
   */
  | { type: "visited"; href: string; address: string }
  /** The shopper signed out, so nothing of theirs may stay. */
  | { type: "signed-out" };

/** Documents on every device: an installed app opens with the home page, also without a network. */
export const alwaysCached: readonly string[] = [offlineRoute.path, homeRoute.path];

export const pagesCache = "pages";

/** Server-Timing entry of a document that came from the cache because the shop gave no answer. */
export const cachedTiming = "kept";
