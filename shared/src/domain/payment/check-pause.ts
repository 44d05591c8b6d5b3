/** Milliseconds before a payment is checked again: short at first, longer while nothing changes. */
export const firstPause = 2000;
const longestPause = 15_000;

/** Milliseconds of the pause that follows a pause. */
export const nextPause = (pause: number): number => Math.min(pause * 1.5, longestPause);
