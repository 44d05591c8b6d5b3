import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../text/Icon.tsx";
import styles from "./Field.module.css";
import { Field, type FieldTexts } from "./Field.tsx";

type Control<E extends "input" | "textarea" | "select"> = FieldTexts & Omit<ComponentProps<E>, "id" | keyof FieldTexts>;

/** Separates the field's texts from the control's attributes. `className` goes to the field. */
function split<T extends FieldTexts & { className?: string }>(props: T) {
  const { label, hint, error, required, optional, className, ...rest } = props;
  return { field: { label, hint, error, required, optional, className }, rest };
}

export type TextInputProps = Control<"input">;

/** A native input with label, hint and error. */
export function TextInput(props: TextInputProps) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>{(control) => <input type="text" {...rest} {...control} className={styles.control} />}</Field>
  );
}

export type TextAreaProps = Control<"textarea">;

export function TextArea(props: TextAreaProps) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>{(control) => <textarea rows={4} {...rest} {...control} className={styles.control} />}</Field>
  );
}

export type SelectInputProps = Control<"select">;

/** A native select for short lists; `option` children. */
export function SelectInput(props: SelectInputProps) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.selectFrame}>
          <select {...rest} {...control} className={classNames(styles.control, styles.select)} />
          <Icon name="chevron-down" size={18} className={styles.selectMark} />
        </span>
      )}
    </Field>
  );
}
