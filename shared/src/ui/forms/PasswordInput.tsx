import { type ComponentProps, useState } from "react";
import { classNames } from "../class-names.ts";
import fieldStyles from "../inputs/Field.module.css";
import { Field } from "../inputs/Field.tsx";
import { Icon } from "../text/Icon.tsx";
import styles from "./PasswordInput.module.css";

interface PasswordInputProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  label: string;
  hint?: string;
  error?: string;
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button that shows the text. */
export function PasswordInput({ label, hint, error, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <span className={styles.frame}>
          <input
            {...rest}
            {...control}
            className={classNames(fieldStyles.control, styles.input)}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? "Ẩn mật khẩu" : "Hiện mật khẩu"}
            aria-controls={control.id}
            data-shown={shown || undefined}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      )}
    </Field>
  );
}
