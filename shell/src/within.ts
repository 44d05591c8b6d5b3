/** The work did not end before its timeout. */
export class TimedOut extends Error {
  constructor(milliseconds: number) {
    super(`not ready within ${milliseconds} ms`);
    this.name = "TimedOut";
  }
}

/** The work's result; throws `TimedOut` after the timeout. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
