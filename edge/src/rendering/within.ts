/** The result of the work; undefined when it fails or takes longer. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
