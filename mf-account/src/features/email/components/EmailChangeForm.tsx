import { normalizeEmail } from "@thuot-tha/shared/domain/customer";
import { Button } from "@thuot-tha/shared/ui";
import { PasswordInput, useForm } from "@thuot-tha/shared/ui/forms";
import { useDispatch, useSelector } from "react-redux";
import { EmailInput } from "../../../forms/EmailInput.tsx";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { emailProblem, problems } from "../../../forms/rules.ts";
import { useFailure } from "../../../forms/use-failure.ts";
import { viEmail as words } from "../../../locales/vi/email.ts";
import { viForms } from "../../../locales/vi/forms.ts";
import { viProfile } from "../../../locales/vi/profile.ts";
import { getEmailRequest } from "../selectors.ts";
import { changeRequested } from "../slice.ts";
import styles from "./email.module.css";

interface EmailChangeFormProps {
  /** The customer's e-mail. */
  current: string;
  /** Receives the new e-mail that a letter is requested for. */
  onSent: (email: string) => void;
}

/**
 * Requests a letter to a new e-mail. It asks for the password, because a person who controls the e-mail controls the
 * account.
 */
export function EmailChangeForm({ current, onSent }: EmailChangeFormProps) {
  const dispatch = useDispatch();
  const phase = useSelector(getEmailRequest);
  const { general, bind, form } = useForm({
    initial: { email: "", currentPassword: "" },
    check: ({ email, currentPassword }) =>
      problems({
        email: emailProblem(email) ?? (normalizeEmail(email) === current && words.same),
        currentPassword: currentPassword === "" && viForms.passwordMissing,
      }),
    failure: useFailure(phase),
    send: (body) => {
      onSent(normalizeEmail(body.email));
      dispatch(changeRequested(body));
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={words.changeTitle}>
      {/* Password managers read the account from this field. */}
      <input type="text" name="username" autoComplete="username" value={current} readOnly hidden />
      <EmailInput label={words.new} {...bind("email")} />
      <PasswordInput label={viProfile.current} autoComplete="current-password" {...bind("currentPassword")} />
      <FormFailure failure={general} />
      <div>
        <Button type="submit" variant="primary" loading={phase.is === "working"}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
