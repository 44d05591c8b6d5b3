/** Escapes a text for LIKE, where `%` and `_` stand for other characters. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, "\\$&");
