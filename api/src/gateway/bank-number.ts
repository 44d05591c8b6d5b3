/**
 * A bank's number of a transfer as it is stored and compared: without spaces, in capitals. Staff type it as a statement
 * or an app shows it, so that the same transfer may be written in several ways.
 */
export const bankNumber = (text: string): string => text.replace(/\s/g, "").toUpperCase();
