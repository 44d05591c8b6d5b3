/** Puts an entry into a record and forgets the oldest beyond `most`: what was seen lately stays for the way back. */
export function keep<T>(record: Record<string, T>, key: string, value: T, most = 12): Record<string, T> {
  const { [key]: _replaced, ...others } = record;
  const entries = Object.entries({ ...others, [key]: value });
  return Object.fromEntries(entries.slice(-most));
}
