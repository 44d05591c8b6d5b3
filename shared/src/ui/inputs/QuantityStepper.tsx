import { Icon } from "../text/Icon.tsx";
import styles from "./QuantityStepper.module.css";

export interface QuantityStepperProps {
  /** What is counted, e.g. "Số lượng". */
  label: string;
  value: number;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** A small number, one step at a time; the new one is read out. */
export function QuantityStepper({ label, value, min = 1, max = 99, disabled = false, onChange }: QuantityStepperProps) {
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <Step name="minus" label="Giảm" disabled={disabled || value <= min} onPress={() => onChange(value - 1)} />
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <Step name="plus" label="Tăng" disabled={disabled || value >= max} onPress={() => onChange(value + 1)} />
    </fieldset>
  );
}

interface StepProps {
  name: "minus" | "plus";
  label: string;
  disabled: boolean;
  onPress: () => void;
}

/** `aria-disabled` keeps the focus when the limit is reached. */
function Step({ name, label, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={name} size={18} />
    </button>
  );
}
