import { LRUCache } from "lru-cache";
import { coalesced } from "../coalesced.ts";
import type { Db } from "../db/client.ts";
import { JsonText } from "../json-text.ts";
import { catalogueVersion } from "./queries/catalogue-version.ts";

/** A list of thirty cards is 50 kB of text. */
const maxResponses = 400;
/** A product's own data is some 5 kB, its related products 15 kB. */
const maxProducts = 1000;

/** Returns the cached value of a key and the catalogue's version; makes and caches it if there is none. */
type Cached = <T>(key: string, make: () => Promise<T>) => Promise<T>;

/** Caches values that depend on the catalogue alone, by key and catalogue version. */
function createCache(version: () => Promise<string>, max: number): Cached {
  const values = new LRUCache<string, Promise<unknown>>({ max });
  return async <T>(key: string, make: () => Promise<T>) => {
    // The version is read before the value is made, so that a change meanwhile leads to a newer version and a new
    // value.
    const current = `${await version()} ${key}`;
    const known = values.get(current);
    if (known) return known as Promise<T>;
    const made = make();
    values.set(current, made);
    made.catch(() => values.delete(current));
    return made;
  };
}

/** Products have a share of their own, because there are many, and their pages would displace the lists. */
function createCatalogueCache(db: Db): { responses: Cached; products: Cached } {
  const version = coalesced(() => catalogueVersion(db));
  return { responses: createCache(version, maxResponses), products: createCache(version, maxProducts) };
}

const caches = new WeakMap<Db, ReturnType<typeof createCatalogueCache>>();

function cacheOf(db: Db): ReturnType<typeof createCatalogueCache> {
  const own = caches.get(db) ?? createCatalogueCache(db);
  caches.set(db, own);
  return own;
}

/**
 * Returns the response that this process made for the same key and version of the catalogue, as JSON text; makes it
 * once for simultaneous callers.
 * @param key names the request within the API
 */
export const cachedResponse = <T>(db: Db, key: string, make: () => Promise<T>): Promise<JsonText<T>> =>
  cacheOf(db).responses(key, async () => new JsonText(await make()));

/**
 * Returns data of one product for the same key and version of the catalogue, which a handler completes. Callers share
 * the value, so none may change it.
 */
export const cachedProductData = <T>(db: Db, key: string, find: () => Promise<T>): Promise<T> =>
  cacheOf(db).products(key, find);
