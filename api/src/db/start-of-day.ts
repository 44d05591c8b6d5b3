import type { Day } from "@thuot-tha/shared/domain";

/** The moment at which a Vietnamese day begins. */
export const startOfDay = (day: Day): Date => new Date(`${day}T00:00:00+07:00`);
