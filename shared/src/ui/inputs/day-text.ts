import { formatDay, isDay, parseDisplayDay } from "../../domain/index.ts";

/**
 * The day of a typed text, the text itself when it is not a calendar day, null when it is empty. Accepts "25121996"
 * and "25.12.1996" for 25/12/1996, because number keyboards of phones have no slash.
 */
export function dayIn(text: string): string | null {
  const typed = text.trim();
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  return parseDisplayDay(digits ? digits.slice(1).join("/") : typed.replace(/[.\- ]/g, "/")) ?? (typed || null);
}

export const textOfDay = (value: string | null): string => (isDay(value) ? formatDay(value) : (value ?? ""));
