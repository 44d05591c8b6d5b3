import { bigint, date, text, timestamp } from "drizzle-orm/pg-core";

/** Moment in time; a Date in the code. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Calendar date; 'YYYY-MM-DD' in the code. */
export const day = (name: string) => date(name, { mode: "string" });

/** Sums of đồng that may pass two thousand million. */
export const sum = (name: string) => bigint(name, { mode: "number" });

/** Key that the database makes up. */
export const madeUpId = () =>
  text("id")
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
