import { secondsLeft } from "@thuot-tha/shared/domain/payment";
import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useRef, useState } from "react";

/**
 * Seconds left until a moment, updated every second; `onEnd` is called when none are left. Null without a moment.
 */
export function useCountdown(until: string | null, onEnd: () => void): number | null {
  const { now } = useHost();
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const [left, setLeft] = useState(() => leftUntil(until, now()));
  useEffect(() => {
    if (!until) return setLeft(null);
    const tick = () => {
      const rest = secondsLeft(until, now());
      setLeft(rest);
      if (rest === 0) {
        clearInterval(timer);
        ended.current();
      }
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}

const leftUntil = (until: string | null, now: Date): number | null => (until ? secondsLeft(until, now) : null);
