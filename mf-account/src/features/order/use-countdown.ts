import { useHost } from "@thuot-tha/shared/platform";
import { useEffect, useRef, useState } from "react";

/**
 * Milliseconds left until a moment, updated every second; `onEnd` is called when none are left. Null without a moment.
 */
export function useCountdown(until: string | null, onEnd: () => void): number | null {
  const { now } = useHost();
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const [left, setLeft] = useState(() => leftUntil(until, now()));
  useEffect(() => {
    if (!until) return setLeft(null);
    const tick = () => {
      const rest = leftUntil(until, now());
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

const leftUntil = (until: string | null, now: Date): number | null =>
  until ? Math.max(0, Date.parse(until) - now.getTime()) : null;

/** @example formatLeft(125_000) // "02:05" */
export function formatLeft(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[0] ? parts : parts.slice(1)).map((part) => String(part).padStart(2, "0")).join(":");
}
