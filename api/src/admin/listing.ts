import type { AdminCall } from "./admin-command.ts";
import { printedJson } from "./table.ts";

/** The answer of a command that lists. */
export interface Listing {
  /** What `--json` prints. */
  entries: readonly unknown[];
  /** The entries as text. */
  lines: readonly string[];
}

/** Prints a listing, as JSON or as text. @returns the exit code */
export function printListing({ print }: Pick<AdminCall, "print">, { entries, lines }: Listing, json: boolean): number {
  if (json) print(printedJson(entries));
  else for (const line of entries.length > 0 ? lines : ["None."]) print(line);
  return 0;
}
