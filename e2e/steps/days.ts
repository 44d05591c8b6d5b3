const dayMs = 86_400_000;

/** The day this many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** A day as the shop shows it: 31/12/2026. */
export const shownDay = (day: string): string => day.split("-").reverse().join("/");
