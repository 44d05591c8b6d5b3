/**
 * Stores an entry in a record and evicts the oldest beyond `most`, so that recent entries are ready for the way back.
 * The entry `spared` is never evicted, because it is on screen.
 */
export function keep<T>(
  record: Record<string, T>,
  key: string,
  value: T,
  most = 12,
  spared: string | null = null,
): Record<string, T> {
  const { [key]: _replaced, ...others } = record;
  const entries = Object.entries({ ...others, [key]: value });
  const tooMany = entries.length - most;
  return Object.fromEntries(entries.filter(([one], index) => index >= tooMany || one === spared));
}
