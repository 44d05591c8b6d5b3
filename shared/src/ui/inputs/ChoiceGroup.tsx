import { type CSSProperties, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import styles from "./ChoiceGroup.module.css";
import { FieldError } from "./Field.tsx";

export interface Choice<V extends string> {
  value: V;
  label: string;
  /** A second line: a price, or why it cannot be chosen. */
  note?: ReactNode;
  disabled?: boolean;
  /** CSS colour of a swatch. */
  color?: string;
}

export interface ChoiceGroupProps<V extends string> {
  label: string;
  options: readonly Choice<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** `pills` for sizes and chips, `cards` for ways with a note, `swatches` for colours. */
  look?: "pills" | "cards" | "swatches";
  /** The label is read out only. */
  hideLabel?: boolean;
  error?: ReactNode;
}

/** A choice of a few visible options, as native radio buttons: arrow keys move, Tab stops once. */
export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { label, options, value, onChange, look = "pills", hideLabel, error } = props;
  const name = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {look === "swatches" && chosen && !hideLabel ? (
          <span className={styles.chosen}>{`: ${chosen.label}`}</span>
        ) : null}
      </legend>
      <div className={classNames(styles.options, look !== "pills" && styles[look])}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} title={look === "swatches" ? option.label : undefined}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <Face option={option} look={look} />
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

function Face({ option, look }: { option: Choice<string>; look: string }) {
  if (look === "swatches") {
    const style: CSSProperties = { background: option.color };
    return (
      <span className={styles.face}>
        <span className={styles.swatch} style={style} />
        <VisuallyHidden>{option.label}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.face}>
      {option.label}
      {option.note ? <span className={styles.note}>{option.note}</span> : null}
    </span>
  );
}
