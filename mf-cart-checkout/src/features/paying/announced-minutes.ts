/** Minutes left at which the countdown is announced. */
const announcedAt = [20, 10, 5, 2, 1];

/** Minutes left, during the minute in which they are announced; null at other times. */
export const announcedMinutes = (seconds: number): number | null =>
  announcedAt.find((minutes) => minutes === Math.ceil(seconds / 60)) ?? null;
