/** Tracks work that no request waits for, so that shutdown can wait for it. */
export function background() {
  const running = new Set<Promise<unknown>>();
  let report: (error: unknown) => void = () => {};
  return {
    add(work: Promise<unknown>): void {
      const settled = work.catch((error) => report(error)).finally(() => running.delete(settled));
      running.add(settled);
    },
    onFailure(listener: (error: unknown) => void): void {
      report = listener;
    },
    async finished(): Promise<void> {
      await Promise.all(running);
    },
  };
}
