/** Callers share one answer to a question that is asked after all of them called. */
export function sharedQuestion<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    const answer = ask().finally(() => {
      if (running === answer) running = null;
    });
    running = answer;
    return answer;
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
