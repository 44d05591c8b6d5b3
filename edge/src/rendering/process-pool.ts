import { type RenderProcess, RenderViolation } from "./render-process.ts";

/** Delay before another attempt to start a process that did not start. */
const restartMs = 1000;

/** A slot of the pool, for one process at a time. */
interface Place {
  process: Promise<RenderProcess>;
  works: number;
}

interface Options {
  /** Number of processes. */
  size: number;
  /** Starts a process, which calls `onViolation` when it must not be used further. */
  start: (onViolation: (violation: RenderViolation) => void) => Promise<RenderProcess>;
  /** Called when a process breaks a limit after the start of the pool; it is replaced. */
  onViolation: (violation: RenderViolation) => void;
}

/** Starts equal processes. Rejects when one of them does not start. */
export async function startProcessPool({ size, start, onViolation }: Options) {
  const places: Place[] = [];
  let closed = false;

  async function startIn(place: Place): Promise<RenderProcess> {
    const started = await start((violation) => {
      onViolation(violation);
      replace(place);
    });
    if (closed) started.kill();
    return started;
  }

  /** Starts a new process in the place. While none starts, its work fails with the reason. */
  function replace(place: Place): void {
    if (closed) return;
    place.process = startIn(place);
    place.process.catch((error) => {
      // The bundles could not be read, which is no fault of theirs.
      if (error instanceof RenderViolation) onViolation(error);
      setTimeout(replace, restartMs, place).unref();
    });
  }

  function close(): void {
    closed = true;
    for (const { process } of places)
      process.then(
        ({ kill }) => kill(),
        () => undefined,
      );
  }

  for (let index = 0; index < size; index++) {
    const place = { works: 0 } as Place;
    place.process = startIn(place);
    places.push(place);
  }
  const [first] = await Promise.all(places.map(({ process }) => process)).catch((error) => {
    close();
    throw error;
  });

  return {
    /** The first process; undefined in an empty pool. */
    first,

    /** Runs work on the process with the least running work. */
    async onLeastBusy<T>(work: (process: RenderProcess) => Promise<T>): Promise<T> {
      const place = places.reduce((least, one) => (one.works < least.works ? one : least));
      place.works++;
      try {
        return await work(await place.process);
      } finally {
        place.works--;
      }
    },

    /** Ends the processes at once. */
    close,
  };
}

export type ProcessPool = Awaited<ReturnType<typeof startProcessPool>>;
