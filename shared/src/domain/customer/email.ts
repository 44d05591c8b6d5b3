import { typedLine } from "./text.ts";

export const normalizeEmail = (text: string): string => typedLine(text).toLowerCase();

/**
 * Whether the text is a plausible address: one @, a local part of dot-separated atoms (max 64 characters), a host of at
 * least two labels, max 254 characters in all. Other mistakes show when the letter does not arrive.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf("@");
  if (at < 1 || at > 64) return false;
  const atoms = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
  const labels = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i;
  return atoms.test(text.slice(0, at)) && labels.test(text.slice(at + 1));
}
