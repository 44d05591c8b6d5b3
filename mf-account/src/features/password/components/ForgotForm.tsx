import { Button } from "@thuot-tha/shared/ui";
import { useForm } from "@thuot-tha/shared/ui/forms";
import { useDispatch, useSelector } from "react-redux";
import { EmailInput } from "../../../forms/EmailInput.tsx";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { emailProblem, problems } from "../../../forms/rules.ts";
import { useFailure } from "../../../forms/use-failure.ts";
import { viForms } from "../../../locales/vi/forms.ts";
import { viSession } from "../../../locales/vi/session.ts";
import { getPasswordForgot } from "../selectors.ts";
import { forgotSubmitted } from "../slice.ts";
import styles from "./PasswordForm.module.css";

interface ForgotFormProps {
  /** Receives the e-mail address that the link was requested for. */
  onSent: (email: string) => void;
}

/** Requests a link to choose a new password. */
export function ForgotForm({ onSent }: ForgotFormProps) {
  const dispatch = useDispatch();
  const phase = useSelector(getPasswordForgot);
  const { general, bind, form } = useForm({
    initial: { email: "" },
    check: ({ email }) => problems({ email: emailProblem(email) }),
    failure: useFailure(phase),
    send: (body) => {
      onSent(body.email.trim());
      dispatch(forgotSubmitted(body));
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={viSession.forgotTitle}>
      <EmailInput label={viForms.email} {...bind("email")} />
      <FormFailure failure={general} />
      <Button type="submit" variant="primary" size="large" block loading={phase.is === "working"}>
        {viSession.forgotAction}
      </Button>
    </form>
  );
}
