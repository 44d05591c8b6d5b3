import { passwordMessages, passwordProblem } from "@thuot-tha/shared/domain/customer";
import { Button } from "@thuot-tha/shared/ui";
import { PasswordInput, useForm } from "@thuot-tha/shared/ui/forms";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { problems } from "../../../forms/rules.ts";
import { useFailure } from "../../../forms/use-failure.ts";
import { viForms } from "../../../locales/vi/forms.ts";
import { viProfile as words } from "../../../locales/vi/profile.ts";
import { viSession } from "../../../locales/vi/session.ts";
import { getPasswordReset } from "../selectors.ts";
import { resetSubmitted } from "../slice.ts";
import styles from "./PasswordForm.module.css";

/** Sets a new password with the token of a letter. */
export function ResetForm({ token }: { token: string }) {
  const dispatch = useDispatch();
  const phase = useSelector(getPasswordReset);
  const { general, bind, form } = useForm({
    initial: { password: "" },
    check: ({ password }) => {
      const problem = passwordProblem(password);
      return problems({ password: problem && passwordMessages[problem] });
    },
    failure: useFailure(phase),
    send: ({ password }) => dispatch(resetSubmitted({ token, password })),
  });
  return (
    <form {...form} className={styles.form} aria-label={viSession.resetTitle}>
      <PasswordInput label={words.next} hint={viForms.passwordHint} autoComplete="new-password" {...bind("password")} />
      <FormFailure failure={general} />
      <Button type="submit" variant="primary" size="large" block loading={phase.is === "working"}>
        {viSession.resetAction}
      </Button>
    </form>
  );
}
