import { ReleaseRefused } from "./errors.ts";

/**
 * Text that other operators read in their terminals. Rejects with USAGE for a line break or another control character,
 * which would forge lines there or change the terminal. @param what names the text in the message
 */
export function oneLine(text: string, what: string): string {
  if (!/\p{Cc}/u.test(text)) return text;
  throw new ReleaseRefused(
    "USAGE",
    `${what} has a line break or another control character; write it in one plain line.`,
  );
}
