import { passwordProblem } from "@thuot-tha/shared/domain/customer";
import { dictionary } from "@zxcvbn-ts/language-common";

/** The most frequent passwords of published leaks that the other rules allow, in lower case. */
const leaked = new Set(dictionary["passwords-common"].filter((one) => passwordProblem(one) === null));

/** True when a password is among those that attackers try first. The list is too long for browsers. */
export const isCommonPassword = (password: string): boolean => leaked.has(password.toLowerCase());
