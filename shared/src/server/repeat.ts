/** Stops repeating, and waits for the current run. */
export type Stop = () => Promise<void>;

/**
 * Runs work repeatedly, each run one interval after the end of the last one. A failure is reported, and the runs
 * continue.
 */
export function repeat(work: () => Promise<unknown>, everyMs: number, onFailure: (error: unknown) => void): Stop {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const wait = () => {
    timer = setTimeout(() => {
      running = work()
        .then(() => {}, onFailure)
        .then(() => {
          if (!stopped) wait();
        });
    }, everyMs);
    timer.unref();
  };
  wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
