import type { ApiRead } from "./api-client.ts";
import type { Accepted } from "./document-body.ts";
import type { FollowedLive } from "./live-composition.ts";
import { allOf } from "./live-sets.ts";
import { createPageCache } from "./page-cache.ts";

/**
 * Time for which a document is cached that lacks a page or slot. Without it, one failing slot would have every page
 * that shows it rendered for each request.
 */
const incompleteMs = 1000;

/** A document as it is served. */
export interface ServedDocument {
  status: number;
  /** Of its text without the largest picture: with the picture and without, it is the same document. */
  etag: string;
  body: (accepted: Accepted) => Promise<Buffer>;
  revision: number;
  /** "unchanged" for one that has left the cache and would be rendered the same. */
  source: "rendered" | "cached" | "unchanged" | "last-good";
  /** Text of every inline script that it may hold. */
  inlineScripts: readonly string[];
}

/** A document, and what decides how long it stays cached. */
export interface StoredDocument extends ServedDocument {
  /** UTF-8. */
  html: Buffer;
  reads: readonly ApiRead[];
  /** The minute in which it was rendered, from 1970 on. */
  minute: number;
  /** Id of its set. */
  set: string;
  /** True when no page or slot is missing. */
  complete: boolean;
  canonical: boolean;
}

/** Fresh documents of the live revision, and the last good document of each address, which is older or as old. */
export function createDocumentCaches(current: FollowedLive["current"], cacheSeconds: number) {
  const freshMs = Math.max(1, cacheSeconds * 1000);
  const fresh = createPageCache<StoredDocument>(freshMs);
  const lastGood = createPageCache<StoredDocument>();
  let newest = 0;
  /** Id of its stable set. */
  let stable = "";
  /**
   * No document of an earlier revision becomes a last good one. It is the newest revision that is a rollback or
   * withdrawal, or follows one that this edge has not seen.
   */
  let oldestTrusted = 0;

  return {
    /**
     * Follows the live revision: drops the fresh documents of earlier revisions, and after a rollback or withdrawal the
     * last good documents of sets that are no longer live. It also does so after revisions that this edge has not
     * seen, because one of them may be a rollback, and when the numbers begin again, because the store was restored.
     */
    follow(): void {
      const now = current();
      const { revision = 0, action } = now?.composition ?? {};
      const set = now?.stable.set.id ?? "";
      if (revision === newest && set === stable) return;
      const isNext = newest === 0 || revision === newest + 1;
      newest = revision;
      stable = set;
      fresh.drop();
      if (isNext && action !== "rollback" && action !== "withdraw") return;
      oldestTrusted = revision;
      const sets = allOf(now).map((one) => one.set.id);
      lastGood.drop(({ set }) => !sets.includes(set));
    },

    fresh: (key: string): StoredDocument | undefined => fresh.get(key),
    lastGood: (address: string): StoredDocument | undefined => lastGood.get(address),

    /**
     * Caches a document, for `incompleteMs` at most and not as last good if it lacks a page or slot. @returns it, with
     * the compressed forms of the last good one if their text is the same
     * @param key of its set, its revision and its address
     */
    add(rendered: StoredDocument, key: string, address: string): StoredDocument {
      const isCached = cacheSeconds > 0 && rendered.status < 500;
      if (!rendered.complete) {
        if (isCached) fresh.set(key, rendered, Math.min(freshMs, incompleteMs));
        return rendered;
      }
      const last = lastGood.get(address);
      const document = last?.html.equals(rendered.html) ? { ...rendered, body: last.body } : rendered;
      if (isCached) fresh.set(key, document);
      if (document.status === 200 && document.revision >= oldestTrusted) lastGood.set(address, document);
      // A page that is gone must not be served again while the API is slow.
      else if (document.status === 404 || document.status === 410) lastGood.delete(address);
      return document;
    },
  };
}
