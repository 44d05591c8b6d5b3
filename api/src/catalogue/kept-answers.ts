import { LRUCache } from "lru-cache";
import type { Db } from "../db/client.ts";
import { JsonText } from "../http/handle.ts";
import { catalogueVersion } from "./queries/catalogue-version.ts";

/** A list of thirty cards is 50 kB of text. */
const MAX_ANSWERS = 400;

/** Callers share one answer to a question that is asked after all of them called. */
export function sharedQuestion<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    const asked = ask().finally(() => {
      if (running === asked) running = null;
    });
    running = asked;
    return asked;
  };
  return () => {
    if (!running) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}

type Keep = <T>(key: string, make: () => Promise<T>) => Promise<T>;

/** Keeps answers that depend on the catalogue alone, until it changes. */
function createKeep(db: Db): Keep {
  const kept = new LRUCache<string, Promise<JsonText>>({ max: MAX_ANSWERS });
  const version = sharedQuestion(() => catalogueVersion(db));
  return async <T>(key: string, make: () => Promise<T>) => {
    // Read before the answer is made: what changes meanwhile makes a newer version, and the answer anew.
    const current = `${await version()} ${key}`;
    let answer = kept.get(current);
    if (!answer) {
      answer = make().then((made) => new JsonText(JSON.stringify(made)));
      kept.set(current, answer);
      answer.catch(() => kept.delete(current));
    }
    return (await answer) as T;
  };
}

const keeps = new WeakMap<Db, Keep>();

/**
 * Answers with what this process made of the same question and version of the catalogue, as JSON text; makes it once
 * for simultaneous callers.
 * @param key names the question within the API
 */
export function keepAnswer<T>(db: Db, key: string, make: () => Promise<T>): Promise<T> {
  const keep = keeps.get(db) ?? createKeep(db);
  keeps.set(db, keep);
  return keep(key, make);
}
