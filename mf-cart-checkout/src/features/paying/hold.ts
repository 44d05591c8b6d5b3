/** Whole seconds until the hold ends; 0 afterwards. */
export const secondsLeft = (holdUntil: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(holdUntil) - now.getTime()) / 1000));

/** @example clockText(605) // "10:05" */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Minutes left at which the countdown is announced. */
const announcedAt = [20, 10, 5, 2, 1];

/** Minutes left, during the minute in which they are announced; null at other times. */
export const announcedMinutes = (seconds: number): number | null =>
  announcedAt.find((minutes) => minutes === Math.ceil(seconds / 60)) ?? null;
