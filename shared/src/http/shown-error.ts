import { ApiError, NETWORK_ERROR } from "./api-error.ts";

/** An error as state and screens hold it: plain data. */
export interface ShownError {
  message: string;
  /** Nothing is shown: the visitor is not signed in, or left before the answer came. */
  silent: boolean;
  /** What is wrong with each field, for forms. */
  fields?: Record<string, string>;
}

/** The one way from a caught value to what a shopper may read. Words of unknown errors never reach the screen. */
export function toShownError(error: unknown): ShownError {
  if (error instanceof ApiError) {
    const shown = { message: error.message, silent: error.status === 401 };
    return error.fields ? { ...shown, fields: error.fields } : shown;
  }
  return { message: NETWORK_ERROR, silent: isAbort(error) };
}

/** By name: a DOMException of another realm (a frame, a test's DOM) is no instance of this one's Error. */
export const isAbort = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
