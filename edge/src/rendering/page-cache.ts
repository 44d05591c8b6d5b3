import { LRUCache } from "lru-cache";

const maxCanonical = 500;
const maxOthers = 100;

/**
 * Documents by their address. Those at the one address of their content, of which there are as many as pages of the shop,
 * have a share of their own: lists with filters, searches and wrong addresses, of which there is no end, only ever push out
 * each other.
 *
 * @param ttl milliseconds a document stays; 0 for as long as there is room
 */
export function createPageCache<D extends { canonical: boolean }>(ttl = 0) {
  const canonical = new LRUCache<string, D>({ max: maxCanonical, ttl });
  const others = new LRUCache<string, D>({ max: maxOthers, ttl });
  const shares = [canonical, others];
  return {
    get: (key: string): D | undefined => canonical.get(key) ?? others.get(key),
    set(key: string, document: D): void {
      for (const share of shares) share.delete(key);
      (document.canonical ? canonical : others).set(key, document);
    },
    /** Drops all documents, or those it is told of. */
    drop(isDropped: (document: D) => boolean = () => true): void {
      for (const share of shares) {
        for (const [key, document] of share.entries()) if (isDropped(document)) share.delete(key);
      }
    },
  };
}
