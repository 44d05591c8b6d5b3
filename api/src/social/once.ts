/**
 * Runs slow work once and shares its result for some time. After a failure, the next call tries again.
 * @param forMs milliseconds for which a result is valid
 */
export function once<T>(work: () => Promise<T>, forMs = Number.POSITIVE_INFINITY): () => Promise<T> {
  let result: Promise<T> | null = null;
  let until = 0;
  return () => {
    if (performance.now() > until) result = null;
    if (!result) {
      until = performance.now() + forMs;
      result = work().catch((error) => {
        result = null;
        throw error;
      });
    }
    return result;
  };
}
