import type { Day } from "@thuot-tha/shared/domain";

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** The moment at which a Vietnamese day begins. */
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00+07:00`);

/** The same time of day some days later; days before it are negative. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);
