/** Joins class names; what is false, undefined or empty is left out. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
