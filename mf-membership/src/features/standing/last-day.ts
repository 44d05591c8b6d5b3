import { type Day, today } from "@thuot-tha/shared/domain";

/** The last day in Viet Nam that something is still good on, by the moment it ends. */
export const lastDayOf = (endsAt: string): Day => today(new Date(Date.parse(endsAt) - 1));
