import { type Day, isDay } from "@thuot-tha/shared/domain";
import { measureMessages, readMeasure } from "@thuot-tha/shared/domain/measure";
import { nameProblem, phoneProblem, problems } from "../../forms/rules.ts";
import { viProfile as words } from "../../locales/vi/profile.ts";
import type { Account, ProfileBody } from "./slice.ts";

/** The form's values, as typed. */
export interface ProfileValues {
  fullName: string;
  phone: string;
  /** A day, or a typed text that is not a day. */
  birthday: string | null;
  gender: "female" | "male" | "other" | "none";
  /** cm. */
  height: string;
  /** kg. */
  weight: string;
}

export const valuesOf = ({ user, customer }: Account): ProfileValues => ({
  fullName: user.fullName,
  phone: user.phone,
  birthday: customer.birthday ?? null,
  gender: customer.gender ?? "none",
  height: customer.height?.toString() ?? "",
  weight: customer.weight?.toString() ?? "",
});

export const profileProblems = (values: ProfileValues, today: Day) =>
  problems({
    fullName: nameProblem(values.fullName),
    phone: phoneProblem(values.phone),
    birthday: birthdayProblem(values.birthday, today),
    height: readMeasure("height", values.height) === "wrong" && measureMessages.height,
    weight: readMeasure("weight", values.weight) === "wrong" && measureMessages.weight,
  });

function birthdayProblem(birthday: string | null, today: Day): string | null {
  if (birthday === null) return null;
  if (!isDay(birthday)) return words.birthdayInvalid;
  return birthday < today ? null : words.birthdayFuture;
}

const bodyFrom = ({ fullName, phone, birthday, gender, height, weight }: ProfileValues) => ({
  fullName,
  phone,
  birthday,
  gender: gender === "none" ? null : gender,
  height: readMeasure("height", height) as number | null,
  weight: readMeasure("weight", weight) as number | null,
});

/**
 * What differs from the values that the form showed before, without problems: another device may have changed the rest.
 */
export function changesOf(typed: ProfileValues, shown: ProfileValues): ProfileBody {
  const before = bodyFrom(shown);
  return Object.fromEntries(
    Object.entries(bodyFrom(typed)).filter(([name, value]) => value !== before[name as keyof typeof before]),
  );
}

/** The account's values of the fields that were not typed into. */
export function untouched(typed: ProfileValues, shown: ProfileValues, account: ProfileValues): Partial<ProfileValues> {
  const names = Object.keys(shown) as (keyof ProfileValues)[];
  return Object.fromEntries(names.filter((name) => typed[name] === shown[name]).map((name) => [name, account[name]]));
}
