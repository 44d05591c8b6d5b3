import { firstPause, nextPause } from "@thuot-tha/shared/domain/payment";
import { useEffect } from "react";

/** Calls `check` again and again, ever more slowly, while `isOn` and the tab is visible. */
export function useRepeated(check: () => void, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (pause: number): void => {
      timer = setTimeout(() => {
        check();
        wait(nextPause(pause));
      }, pause);
    };
    const restart = (): void => {
      clearTimeout(timer);
      if (!document.hidden) wait(firstPause);
    };
    restart();
    document.addEventListener("visibilitychange", restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", restart);
    };
  }, [check, isOn]);
}
