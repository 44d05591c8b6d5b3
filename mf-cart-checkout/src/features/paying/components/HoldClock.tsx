import { clockText, secondsLeft } from "@thuot-tha/shared/domain/payment";
import { useHost } from "@thuot-tha/shared/platform";
import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { useEffect, useState } from "react";
import { viPaying } from "../../../locales/vi/paying.ts";
import { announcedMinutes } from "../announced-minutes.ts";
import styles from "./HoldClock.module.css";

interface HoldClockProps {
  holdUntil: string;
  /** The time has just run out. */
  onOver: () => void;
}

/** Countdown of the hold. It shows every second and is announced at a few moments. */
export function HoldClock({ holdUntil, onOver }: HoldClockProps) {
  const { now } = useHost();
  const [seconds, setSeconds] = useState(() => secondsLeft(holdUntil, now()));
  useEffect(() => {
    const tick = () => setSeconds(secondsLeft(holdUntil, now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [holdUntil, now]);
  const over = seconds === 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);

  const minutes = announcedMinutes(seconds);
  return (
    <div className={styles.hold}>
      {over ? (
        <p role="status">{viPaying.clockOver}</p>
      ) : (
        <>
          <p>{viPaying.clock}</p>
          <p className={styles.clock} role="timer" aria-live="off">
            {clockText(seconds)}
          </p>
          <VisuallyHidden role="status">{minutes === null ? null : viPaying.minutesLeft(minutes)}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
