import { type Day, formatDay, parseDisplayDay } from "@thuot-tha/shared/domain";
import { nameProblem, phoneProblem, problems } from "../../forms/rules.ts";
import { profile as words } from "../../locales/vi/profile.ts";
import type { Account, ProfileBody } from "./slice.ts";

/** The form's values, as typed. */
export interface ProfileValues {
  fullName: string;
  phone: string;
  /** DD/MM/YYYY. */
  birthday: string;
  gender: "female" | "male" | "other" | "none";
  /** cm. */
  height: string;
  /** kg. */
  weight: string;
}

export const valuesOf = ({ user, customer }: Account): ProfileValues => ({
  fullName: user.fullName,
  phone: user.phone,
  birthday: customer.birthday ? formatDay(customer.birthday) : "",
  gender: customer.gender ?? "none",
  height: customer.height?.toString() ?? "",
  weight: customer.weight?.toString() ?? "",
});

/** Accepts "25121996" and "25.12.1996" for 25/12/1996, because phone number keyboards have no slash. */
export function birthdayOf(text: string): Day | null {
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  return parseDisplayDay(digits ? digits.slice(1).join("/") : text.replace(/[.\- ]/g, "/"));
}

export const profileProblems = (values: ProfileValues, today: Day) =>
  problems({
    fullName: nameProblem(values.fullName),
    phone: phoneProblem(values.phone),
    birthday: birthdayProblem(values.birthday, today),
    height: outside(values.height, 80, 250) && words.heightInvalid,
    weight: outside(values.weight, 20, 250) && words.weightInvalid,
  });

function birthdayProblem(text: string, today: Day): string | null {
  if (text.trim() === "") return null;
  const day = birthdayOf(text);
  if (day === null) return words.birthdayInvalid;
  return day < today ? null : words.birthdayFuture;
}

/** Whether a measure is out of bounds; empty is allowed. */
function outside(text: string, least: number, most: number): boolean {
  if (text.trim() === "") return false;
  const value = Number(text);
  return !Number.isInteger(value) || value < least || value > most;
}

const numberOf = (text: string): number | null => (text.trim() === "" ? null : Number(text));

/** Expects values without problems. */
export const bodyFrom = ({ fullName, phone, birthday, gender, height, weight }: ProfileValues): ProfileBody => ({
  fullName,
  phone,
  birthday: birthday.trim() === "" ? null : birthdayOf(birthday),
  gender: gender === "none" ? null : gender,
  height: numberOf(height),
  weight: numberOf(weight),
});
