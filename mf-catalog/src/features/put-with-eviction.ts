/**
 * Stores an entry in a record and evicts the oldest beyond `max`, so that recent entries are ready for back navigation.
 * The entry `pinned` is never evicted, because it is on screen.
 */
export function putWithEviction<T>(
  record: Record<string, T>,
  key: string,
  value: T,
  max = 12,
  pinned: string | null = null,
): Record<string, T> {
  const { [key]: _replaced, ...others } = record;
  const entries = Object.entries({ ...others, [key]: value });
  const tooMany = entries.length - max;
  return Object.fromEntries(entries.filter(([one], index) => index >= tooMany || one === pinned));
}
