import { useEffect, useRef } from "react";
import type { Day } from "../../domain/index.ts";
import { dayIn, textOfDay } from "../inputs/day-text.ts";
import fieldStyles from "../inputs/Field.module.css";
import { Field, type FieldTexts } from "../inputs/Field.tsx";
import styles from "./antd-fields.module.css";
import { lazyControl } from "./lazy-control.ts";

interface DateInputProps extends FieldTexts {
  /** A day (YYYY-MM-DD), or a typed text that is not a day. */
  value: string | null;
  /** First and last day that the calendar offers. */
  min?: Day;
  max?: Day;
  /** Receives a day, or the typed text when it is not a day, so that the form shows the error. */
  onChange: (value: string | null) => void;
  className?: string;
}

const useDayPicker = lazyControl(() => import("../antd/DayPicker.tsx").then(({ DayPicker }) => DayPicker));

/** A day, typed as DD/MM/YYYY or chosen from antd's calendar; until that has loaded, typed. */
export function DateInput({ value, min, max, onChange, ...texts }: DateInputProps) {
  const standIn = useRef<HTMLInputElement>(null);
  const DayPicker = useDayPicker(standIn);
  // Another value replaces the typed text, but not under the caret.
  useEffect(() => {
    const { current } = standIn;
    if (current && (dayIn(current.value) !== value || current !== document.activeElement))
      current.value = textOfDay(value);
  }, [value]);
  return (
    <Field {...texts}>
      {(control) =>
        DayPicker ? (
          <div className={styles.control}>
            <DayPicker value={value} min={min} max={max} onChange={onChange} control={control} />
          </div>
        ) : (
          <input
            {...control}
            ref={standIn}
            className={fieldStyles.control}
            inputMode="numeric"
            placeholder="NN/TT/NNNN"
            defaultValue={textOfDay(value)}
            onBlur={({ target }) => onChange(dayIn(target.value))}
            // Enter submits the form without leaving the field.
            onKeyDown={({ key, currentTarget }) => key === "Enter" && onChange(dayIn(currentTarget.value))}
          />
        )
      }
    </Field>
  );
}
