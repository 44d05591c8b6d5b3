import { LRUCache } from "lru-cache";
import type { Db } from "../db/client.ts";
import { coalesced } from "../db/coalesced.ts";
import { JsonText } from "../http/handle.ts";
import { catalogueVersion } from "./queries/catalogue-version.ts";

/** A list of thirty cards is 50 kB of text. */
const MAX_ANSWERS = 400;
/** A product's own facts are some 5 kB, its related products 15 kB. */
const MAX_PRODUCTS = 1000;

/** Makes a value for a question, or takes the one that is kept for the catalogue's version. */
type Keep = <T>(question: string, make: () => Promise<T>) => Promise<T>;

/** Keeps values that depend on the catalogue alone, until it changes. */
function createKeep(version: () => Promise<string>, max: number): Keep {
  const kept = new LRUCache<string, Promise<unknown>>({ max });
  return async <T>(question: string, make: () => Promise<T>) => {
    // The version is read before the value is made, so that a change meanwhile leads to a newer version and a new
    // value.
    const current = `${await version()} ${question}`;
    const known = kept.get(current);
    if (known) return known as Promise<T>;
    const made = make();
    kept.set(current, made);
    made.catch(() => kept.delete(current));
    return made;
  };
}

/** Products have a share of their own, because there are many, and their pages would displace the lists. */
function createKeeps(db: Db): { texts: Keep; products: Keep } {
  const version = coalesced(() => catalogueVersion(db));
  return { texts: createKeep(version, MAX_ANSWERS), products: createKeep(version, MAX_PRODUCTS) };
}

const keeps = new WeakMap<Db, ReturnType<typeof createKeeps>>();

function keepsOf(db: Db): ReturnType<typeof createKeeps> {
  const own = keeps.get(db) ?? createKeeps(db);
  keeps.set(db, own);
  return own;
}

/**
 * Answers with what this process made of the same question and version of the catalogue, as JSON text; makes it once
 * for simultaneous callers.
 * @param key names the question within the API
 */
export async function keepAnswer<T>(db: Db, key: string, make: () => Promise<T>): Promise<T> {
  const answer = await keepsOf(db).texts(key, async () => new JsonText(JSON.stringify(await make())));
  return answer as T;
}

/** The same for facts about one product, which a handler completes. Callers share the value, so none may change it. */
export const keepFacts = <T>(db: Db, key: string, find: () => Promise<T>): Promise<T> =>
  keepsOf(db).products(key, find);
