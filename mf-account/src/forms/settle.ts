import { isRefusal } from "@thuot-tha/shared/http";

type Step<T> = Generator<unknown, T>;

/**
 * Runs a write. When its answer is lost, finds out at the API whether it was done.
 * @param find what the write has done, or null; reads it from the API
 */
export function* settle<T>(write: () => Step<T>, find: () => Step<T | null | undefined>): Step<T> {
  try {
    return yield* write();
  } catch (error) {
    if (isRefusal(error)) throw error;
    const done = yield* find();
    if (!done) throw error;
    return done;
  }
}

interface Entry {
  id: string;
}

/** Additions that are not known to be done: what was requested, and the ids that the list had before it. */
export type Unsettled = Map<string, string[]>;

interface Addition<T> {
  /** What the shopper requests. Another press for the same is the same addition until it is done. */
  requested: unknown;
  /** The list before it, as far as it is known. */
  before: readonly Entry[];
  add: () => Step<T>;
  /** Reads the API's list. @returns what the addition has made, or null */
  find: (isNew: (entry: Entry) => boolean) => Step<T | null | undefined>;
}

/** Adds an entry to a list. While it is unknown whether that is done, another press looks for it before it adds it. */
export function* addOnce<T>(unsettled: Unsettled, { requested, before, add, find }: Addition<T>): Step<T> {
  const key = JSON.stringify(requested);
  const earlier = unsettled.get(key);
  const known = earlier ?? before.map(({ id }) => id);
  const findNew = () => find(({ id }) => !known.includes(id));
  const found = earlier && (yield* findNew());
  unsettled.set(key, known);
  const added = found || (yield* settle(add, findNew));
  unsettled.delete(key);
  return added;
}
