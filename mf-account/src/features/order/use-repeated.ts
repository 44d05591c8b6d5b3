import { useEffect } from "react";

/** Milliseconds between two checks: short at first, longer while nothing changes; as on the page of an unpaid order. */
const pauses = { first: 2000, last: 15_000, growth: 1.5 };

/** Calls `check` again and again while `isOn` and the tab is visible. */
export function useRepeated(check: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (pause: number): void => {
      timer = setTimeout(() => {
        check();
        wait(Math.min(pause * pauses.growth, pauses.last));
      }, pause);
    };
    const restart = (): void => {
      clearTimeout(timer);
      if (!document.hidden) wait(pauses.first);
    };
    restart();
    document.addEventListener("visibilitychange", restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restart);
    };
  }, [check, isOn]);
}
