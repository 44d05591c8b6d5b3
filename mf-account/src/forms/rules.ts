import { nameLength, type TextLength } from "@thuot-tha/shared/contracts/limits";
import { isEmail, normalizeEmail, parsePhone, typedLine } from "@thuot-tha/shared/domain/customer";
import type { FieldErrors } from "@thuot-tha/shared/ui/forms";
import { viForms } from "../locales/vi/forms.ts";

/** Keeps the fields that have a problem. */
export function problems(found: Record<string, string | null | undefined | false>): FieldErrors {
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Problem of one line of text, which must have `min` to `max` characters as the API stores it. */
export function lineProblem(text: string, { min, max }: TextLength, missing: string): string | null {
  const { length } = typedLine(text);
  if (length < min) return missing;
  return length > max ? viForms.tooLong(max) : null;
}

export const nameProblem = (text: string): string | null => lineProblem(text, nameLength, viForms.nameMissing);

/** Problem of a text that must be there and be well-formed. */
const formProblem = (text: string, isWellFormed: boolean, missing: string, invalid: string): string | null => {
  if (text.trim() === "") return missing;
  return isWellFormed ? null : invalid;
};

export const phoneProblem = (text: string): string | null =>
  formProblem(text, parsePhone(text) !== null, viForms.phoneMissing, viForms.phoneInvalid);

export const emailProblem = (text: string): string | null =>
  formProblem(text, isEmail(normalizeEmail(text)), viForms.emailMissing, viForms.emailInvalid);
