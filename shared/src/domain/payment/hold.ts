/** Whole seconds until a hold ends; 0 afterwards. */
export const secondsLeft = (holdUntil: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(holdUntil) - now.getTime()) / 1000));

/** @example clockText(605) // "10:05"; clockText(5400) // "01:30:00" */
export function clockText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, "0")).join(":");
}
