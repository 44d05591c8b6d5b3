/** What pages tell the service worker. */
export type WorkerMessage =
  /** A document has come to life with these releases: their addresses begin so, and these files of theirs it has used. */
  | { type: "started"; revision: number; releases: string[]; files: string[] }
  /** A page that holds nothing personal was looked at. */
  | { type: "visited"; href: string }
  /** Nothing of who was here may stay. */
  | { type: "signed-out" };

/** Address of the page that stands in, without a network, for those never looked at. */
export const offlinePath = "/offline";

export const pagesCache = "pages";

/** Server-Timing entry of a document that came from the cache because the shop gave no answer. */
export const keptTiming = "kept";
