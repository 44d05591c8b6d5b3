import { type Day, daysBetween, today } from "@thuot-tha/shared/domain";

/** Days for which a phone may keep a tab open. */
const maxOpenDays = 92;

/** Today, also in a tab left open over many midnights. A clock that is off by more than three months is ignored. */
export function dayNow(opened: Day, now: Date): Day {
  const day = today(now);
  const ahead = daysBetween(opened, day);
  return ahead > 0 && ahead <= maxOpenDays ? day : opened;
}
