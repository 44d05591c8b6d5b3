/** Formats rows under column heads, each column as wide as its longest cell. */
export function table(head: string[], rows: (string | number)[][]): string {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  return all.map((row) => line(row as string[])).join("\n");
}

/** Shows progress on one line that is overwritten; prints nothing when stderr is not a terminal. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

export const size = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

export const setText = (set: Record<string, { version: string }>): string =>
  Object.entries(set)
    .map(([name, { version }]) => `${name}@${version}`)
    .join("  ");
