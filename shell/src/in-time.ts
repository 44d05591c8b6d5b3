/** The page did not load within its time budget. */
export class TooSlow extends Error {
  constructor(milliseconds: number) {
    super(`not ready within ${milliseconds} ms`);
    this.name = "TooSlow";
  }
}

/** The work's result; throws `TooSlow` after the timeout. */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
