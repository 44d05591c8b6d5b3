import { type Day, formatDay, timeOfDay, today } from "@thuot-tha/shared/domain";

/** The last valid day in Viet Nam, by the moment of expiry. */
export const lastDayOf = (endsAt: string): Day => today(new Date(Date.parse(endsAt) - 1));

/** The moment of expiry in Viet Nam. @example formatEnd("2027-02-28T03:00:00Z") // "10:00, 28/02/2027" */
export const formatEnd = (endsAt: string): string => {
  const end = new Date(endsAt);
  return `${timeOfDay(end)}, ${formatDay(today(end))}`;
};
