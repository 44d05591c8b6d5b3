import { toShownError } from "@thuot-tha/shared/http";

/** What to tell the shopper of a caught error; empty where nothing is to be said. */
export function spokenMessage(error: unknown): string {
  const { message, silent } = toShownError(error);
  return silent ? "" : message;
}
