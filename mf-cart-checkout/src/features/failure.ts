import { toShownError } from "@thuot-tha/shared/http";

/** The user message of a caught error; empty where none should show. */
export function shownMessage(error: unknown): string {
  const { message, silent } = toShownError(error);
  return silent ? "" : message;
}
