/** Time until later work starts. Answers are on their way by then, also through an edge in the same process. */
const delayMs = 1000;

/** Tracks work that no request waits for, so that shutdown can wait for it. */
export function background() {
  const running = new Set<Promise<unknown>>();
  const later = new Set<() => void>();
  let report: (error: unknown) => void = () => {};
  const add = (work: Promise<unknown>): void => {
    const settled = work.catch((error) => report(error)).finally(() => running.delete(settled));
    running.add(settled);
  };
  return {
    add,
    /** Starts work a second later, or as soon as it is waited for. */
    addLater(work: () => Promise<unknown>): void {
      const start = () => {
        clearTimeout(timer);
        later.delete(start);
        add(work());
      };
      const timer = setTimeout(start, delayMs);
      later.add(start);
    },
    onFailure(listener: (error: unknown) => void): void {
      report = listener;
    },
    async finished(): Promise<void> {
      for (const start of later) start();
      await Promise.all(running);
    },
  };
}
