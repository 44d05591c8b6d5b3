import { formatDay, timeOfDay, today } from "@thuot-tha/shared/domain";

/** Day of a time stamp in Viet Nam. @example dayOfMoment("2026-12-09T18:00:00Z") // "10/12/2026" */
export const dayOfMoment = (at: string): string => formatDay(today(new Date(at)));

/** @example formatMoment("2026-12-09T18:05:00Z") // "01:05, 10/12/2026" */
export const formatMoment = (at: string): string => `${timeOfDay(new Date(at))}, ${dayOfMoment(at)}`;
