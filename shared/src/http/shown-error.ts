import { ApiError, NETWORK_ERROR } from "./api-error.ts";

/** The user message when no answer came, or one without a message. */
export const NO_ANSWER = "Chưa kết nối được với cửa hàng. Bạn kiểm tra mạng rồi thử lại nhé.";

/** The user message for an upload that a proxy refuses for its size, without words for shoppers. */
const tooLarge = "Ảnh này quá lớn, bạn chọn ảnh nhỏ hơn nhé.";

/** A user message as plain data, for state and screens. */
export interface ShownError {
  message: string;
  /** True when nothing is shown: the visitor is not signed in, or left before the answer came. */
  silent: boolean;
  /** What is wrong with each field, for forms. */
  fields?: Record<string, string>;
}

/** Converts every caught value into a user message. Messages of unknown errors never reach the screen. */
export function toShownError(error: unknown): ShownError {
  if (error instanceof ApiError) {
    const unsaid = error.status === 413 ? tooLarge : NO_ANSWER;
    const message = error.message === NETWORK_ERROR ? unsaid : error.message;
    const shown = { message, silent: error.status === 401 };
    return error.fields ? { ...shown, fields: error.fields } : shown;
  }
  return { message: NO_ANSWER, silent: isAbort(error) };
}

/**
 * Compares the name, because a DOMException of another realm (a frame, a test's DOM) is no instance of this realm's
 * Error.
 */
export const isAbort = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "name" in error && error.name === "AbortError";
