import { type Day, today } from "@thuot-tha/shared/domain";

/** The last valid day in Viet Nam, by the moment of expiry. */
export const lastDayOf = (endsAt: string): Day => today(new Date(Date.parse(endsAt) - 1));
