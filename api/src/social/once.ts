/**
 * Does something slow once and hands out the same result, for some time. After a failure the next call tries again.
 * @param forMs how long a result is good
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
