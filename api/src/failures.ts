/** Throws the only failure, or an AggregateError of several; returns when there is none. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} parts of the work failed`);
  if (failures.length === 1) throw failures[0];
}

/** Waits for all of the work, also when some of it fails, and then throws as `throwFailures` does. */
export async function allDone(work: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  throwFailures(results.flatMap((result) => (result.status === "rejected" ? [result.reason] : [])));
}
