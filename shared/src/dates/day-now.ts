import { type Day, daysBetween, today } from "@thuot-tha/shared/domain";

/** Today, also in a tab left open over midnight. A clock that is off by more than a week is ignored. */
export function dayNow(opened: Day, now: Date): Day {
  const day = today(now);
  const ahead = daysBetween(opened, day);
  return ahead > 0 && ahead <= 7 ? day : opened;
}
