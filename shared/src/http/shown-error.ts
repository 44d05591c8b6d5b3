import { ApiError, NETWORK_ERROR } from "./api-error.ts";

/** What a shopper reads where no answer came, or one without words of its own. */
export const NO_ANSWER = "Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé.";

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
    const message = error.message === NETWORK_ERROR ? NO_ANSWER : error.message;
    const shown = { message, silent: error.status === 401 };
    return error.fields ? { ...shown, fields: error.fields } : shown;
  }
  return { message: NO_ANSWER, silent: isAbort(error) };
}

/** By name: a DOMException of another realm (a frame, a test's DOM) is no instance of this one's Error. */
export const isAbort = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
