import { viSizeChoice } from "../../../locales/vi/size-choice.ts";
import { toggled } from "../../toggled.ts";
import type { Size } from "../size.ts";
import styles from "./SizeChoice.module.css";

interface SizeChoiceProps {
  sizes: readonly Size[];
  /** Their values. */
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

/** The shopper's sizes, beside the days: only pieces free in one of them are then listed. */
export function SizeChoice({ sizes, chosen, onChange }: SizeChoiceProps) {
  if (sizes.length === 0) return null;
  return (
    <fieldset className={styles.sizes}>
      <legend>{viSizeChoice.sizes}</legend>
      {sizes.map(({ label, value }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={() => onChange(toggled(chosen, value))} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
