import { LRUCache } from "lru-cache";

const maxCanonical = 500;
const maxOthers = 100;

/**
 * Caches documents by address. Documents at their canonical address, whose number is bounded by the shop's pages, have
 * a cache of their own, so that the unbounded filters, searches and wrong addresses only evict each other.
 *
 * @param ttl milliseconds for which a document is cached; 0 for no time limit
 */
export function createPageCache<D extends { canonical: boolean }>(ttl = 0) {
  const canonical = new LRUCache<string, D>({ max: maxCanonical, ttl });
  const others = new LRUCache<string, D>({ max: maxOthers, ttl });
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
