/** Stops repeating, and waits for what is under way. */
export type Stop = () => Promise<void>;

/** Does something again and again; the next time counts from the end of the last. A failure is reported, and it goes on. */
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
