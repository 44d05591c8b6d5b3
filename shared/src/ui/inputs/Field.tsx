import { type ReactNode, useId } from "react";
import { Icon } from "../text/Icon.tsx";
import styles from "./Field.module.css";

/** The attributes that a control gets from its field. */
export interface FieldControl {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

export interface FieldTexts {
  label: ReactNode;
  /** Under the control; stays while there is an error. */
  hint?: ReactNode;
  /** What is wrong, in Vietnamese. */
  error?: ReactNode;
  required?: boolean;
  /** Shows "(không bắt buộc)" after the label. */
  optional?: boolean;
}

export interface FieldProps extends FieldTexts {
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}> (không bắt buộc)</span> : null}
      </label>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required ? true : undefined,
      })}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}
