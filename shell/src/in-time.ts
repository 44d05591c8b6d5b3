/** The page did not come within its budget. */
export class TooSlow extends Error {
  constructor(milliseconds: number) {
    super(`not ready within ${milliseconds} ms`);
    this.name = "TooSlow";
  }
}

/** The work's result, or `TooSlow` when it is not there in time. */
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
