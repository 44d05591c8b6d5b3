/**
 * Puts an entry into a record and forgets the oldest beyond `most`: what was seen lately stays for the way back.
 * `spared` stays whatever its age: what is on screen now.
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
