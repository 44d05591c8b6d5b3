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
