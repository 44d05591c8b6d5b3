import { formatRange } from "@thuot-tha/shared/domain";
import { useFocusAfter } from "@thuot-tha/shared/focus/use-focus-after";
import { buttonClass } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { viLine } from "../../../locales/vi/line.ts";
import { shownDates } from "../shown-lines.ts";
import type { CartItem } from "../types.ts";
import styles from "./LineDates.module.css";

interface LineDatesProps {
  line: CartItem;
  /** Its calendar is open. */
  open: boolean;
  onToggle: () => void;
}

/** A rental's period from delivery to return, its wear dates in words, and the button to change them. */
export function LineDates({ line, open, onToggle }: LineDatesProps) {
  const dates = shownDates(line);
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusAfter(open, () => toggle.current);

  return (
    <div className={styles.dates}>
      {dates ? (
        <>
          <p className={styles.period}>
            <span>{viLine.period}</span> {formatRange(dates.period)}
          </p>
          <p className={styles.words}>{viLine.wear(dates.wear)}</p>
          <p className={styles.words}>{viLine.handover(dates.period)}</p>
        </>
      ) : (
        <p className={styles.period}>{viLine.noDates}</p>
      )}
      <button
        type="button"
        ref={toggle}
        className={buttonClass({ variant: "text", size: "small" })}
        aria-label={viLine.changeDatesOf(line.product.name)}
        aria-expanded={open}
        onClick={onToggle}
      >
        {viLine.changeDates}
      </button>
    </div>
  );
}
