/**
 * Time for one call of the file system, which writes and flushes a whole file. A disk that is only busy takes seconds.
 */
const callTimeoutMs = 20_000;
/** Calls in progress. */
const maxRunning = 16;
/** Calls that go on after their time; while there are so many, no further one is made. */
const maxOverdue = 8;

const silent = () =>
  Object.assign(new Error(`no answer within ${callTimeoutMs / 1000} s`), {
    code: "ETIMEDOUT",
  });

/**
 * Limits calls of a file system that may hang. A call cannot be stopped and holds one of Node's threads until it ends,
 * and without a free thread a process can neither compress nor look up addresses.
 * @returns a function that makes a call, and rejects with ETIMEDOUT when it takes too long
 */
export function createCallLimit() {
  let running = 0;
  let overdue = 0;
  const waiting: (() => void)[] = [];

  async function inTime<T>(call: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        overdue++;
        const end = () => void overdue--;
        call.then(end, end);
        reject(silent());
      }, callTimeoutMs);
    });
    return Promise.race([call, late]).finally(() => clearTimeout(timer));
  }

  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running < maxRunning) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      if (overdue >= maxOverdue) throw silent();
      return await inTime(call());
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

type Calls = Record<string, (...args: never[]) => Promise<unknown>>;

/** The same functions, each with that limit. */
export const withCallLimit = <T extends Calls>(calls: T, within: ReturnType<typeof createCallLimit>): T =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (...args: never[]) => within(() => call(...args))]),
  ) as T;
