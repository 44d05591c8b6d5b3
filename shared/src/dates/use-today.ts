import { type Day, daysBetween, today } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useState } from "react";

/** Today, also in a tab left open over midnight. A clock that is off by more than a week is ignored. */
export function dayNow(opened: Day, now: Date): Day {
  const day = today(now);
  const ahead = daysBetween(opened, day);
  return ahead > 0 && ahead <= 7 ? day : opened;
}

/** Today in Viet Nam, read as the component mounts and whenever the shopper returns to the tab. */
export function useToday(): Day {
  const { today: opened, now } = useHost();
  const [day, setDay] = useState(opened);
  useEffect(() => {
    const look = () => setDay(dayNow(opened, now()));
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [opened, now]);
  return day;
}
