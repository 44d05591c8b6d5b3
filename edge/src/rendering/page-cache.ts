import { LRUCache } from "lru-cache";

/** Bytes and number of the cached documents; one of the usual size takes 0.4 MB with its compressed forms. */
const limits = {
  canonical: { max: 500, maxSize: 200_000_000 },
  others: { max: 100, maxSize: 40_000_000 },
};

/** What a cached document takes: its text, as much again for its compressed forms, and a kilobyte for the rest. */
const sizeCalculation = ({ html }: { html: Buffer }): number => 2 * html.length + 1000;

/**
 * Caches documents by address. Documents at their canonical address, whose number is bounded by the shop's pages, have
 * a cache of their own, so that the unbounded filters, searches and wrong addresses only evict each other.
 *
 * @param ttl milliseconds for which a document is cached; 0 for no time limit
 */
export function createPageCache<D extends { canonical: boolean; html: Buffer }>(ttl = 0) {
  const canonical = new LRUCache<string, D>({ ...limits.canonical, sizeCalculation, ttl });
  const others = new LRUCache<string, D>({ ...limits.others, sizeCalculation, ttl });
  const shares = [canonical, others];
  const remove = (key: string): void => {
    for (const share of shares) share.delete(key);
  };
  return {
    get: (key: string): D | undefined => canonical.get(key) ?? others.get(key),
    /** @param ownTtl of this document, where it differs */
    set(key: string, document: D, ownTtl = ttl): void {
      remove(key);
      (document.canonical ? canonical : others).set(key, document, { ttl: ownTtl });
    },
    delete: remove,
    /** Drops all documents, or those that match. */
    drop(isDropped: (document: D) => boolean = () => true): void {
      for (const share of shares) {
        for (const [key, document] of share.entries()) if (isDropped(document)) share.delete(key);
      }
    },
  };
}
