import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./Field.module.css";
import { FieldError } from "./Field.tsx";

export interface CheckboxInputProps extends Omit<ComponentProps<"input">, "type" | "id"> {
  label: ReactNode;
  error?: ReactNode;
}

export function CheckboxInput({ label, error, className, ...rest }: CheckboxInputProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...rest}
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
