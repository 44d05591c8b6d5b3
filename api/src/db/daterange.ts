import { addDays, type DayRange } from "@thuot-tha/shared/domain";

/** Formats days as a half-open PostgreSQL range: 9 to 11 December is "[2026-12-09,2026-12-12)". */
export const daterange = ({ dateFrom, dateTo }: DayRange): string => `[${dateFrom},${addDays(dateTo, 1)})`;
