import { Button } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { viProfile as words } from "../../../locales/vi/profile.ts";
import { getPasswordForgot } from "../selectors.ts";
import { forgotSubmitted } from "../slice.ts";
import styles from "./PasswordForm.module.css";

/** Sends the link for choosing a password to a customer who has none, because they sign in with a provider. */
export function FirstPassword({ email }: { email: string }) {
  const dispatch = useDispatch();
  const phase = useSelector(getPasswordForgot);
  const failure = useFailure(phase);
  const isSent = phase.is === "done";
  return (
    <div className={styles.form}>
      <p role="status">{isSent ? words.firstSent(email) : words.firstLead(email)}</p>
      <FormFailure failure={failure} />
      <div>
        <Button
          variant={isSent ? "secondary" : "primary"}
          loading={phase.is === "working"}
          onClick={() => dispatch(forgotSubmitted({ email }))}
        >
          {isSent ? words.firstSendAgain : words.firstSend}
        </Button>
      </div>
    </div>
  );
}
