import { passwordMessages, passwordProblem } from "@thuot-tha/shared/domain/customer";
import { Button } from "@thuot-tha/shared/ui";
import { PasswordInput, useForm } from "@thuot-tha/shared/ui/forms";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { problems } from "../../../forms/rules.ts";
import { useFailure } from "../../../forms/use-failure.ts";
import { viForms } from "../../../locales/vi/forms.ts";
import { viProfile as words } from "../../../locales/vi/profile.ts";
import { getPasswordChange } from "../selectors.ts";
import { changeSubmitted } from "../slice.ts";
import styles from "./PasswordForm.module.css";

interface PasswordFormProps {
  /** The customer: a password must not be their e-mail or phone. */
  owner: { email: string; phone: string } | null;
}

/** Changes the password: asks for the current and the new one. */
export function PasswordForm({ owner }: PasswordFormProps) {
  const dispatch = useDispatch();
  const phase = useSelector(getPasswordChange);
  const { general, bind, form } = useForm({
    initial: { currentPassword: "", password: "" },
    check: ({ currentPassword, password }) => {
      const problem = passwordProblem(password, owner ?? {});
      return problems({
        currentPassword: currentPassword === "" && words.currentMissing,
        password: problem ? passwordMessages[problem] : password === currentPassword && words.same,
      });
    },
    failure: useFailure(phase),
    send: (body) => dispatch(changeSubmitted(body)),
  });
  return (
    <form {...form} className={styles.form} aria-label={words.passwordTitle}>
      {/* Password managers read the account from this field. */}
      <input type="text" name="username" autoComplete="username" value={owner?.email ?? ""} readOnly hidden />
      <PasswordInput label={words.current} autoComplete="current-password" {...bind("currentPassword")} />
      <PasswordInput label={words.next} hint={viForms.passwordHint} autoComplete="new-password" {...bind("password")} />
      <FormFailure failure={general} />
      <div>
        <Button type="submit" variant="primary" loading={phase.is === "working"}>
          {words.change}
        </Button>
      </div>
    </form>
  );
}
