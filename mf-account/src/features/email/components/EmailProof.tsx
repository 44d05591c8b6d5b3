import { linkTo } from "@thuot-tha/shared/contracts";
import { changeEmailRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { FormFailure } from "../../../forms/FormFailure.tsx";
import { useFailure } from "../../../forms/use-failure.ts";
import { viEmail as words } from "../../../locales/vi/email.ts";
import type { Account } from "../../profile/slice.ts";
import { getEmailSend } from "../selectors.ts";
import { confirmationRequested } from "../slice.ts";
import styles from "./email.module.css";

/** Explains why to confirm the e-mail and sends a confirmation letter. Renders nothing once confirmed. */
export function EmailProof({ account: { user } }: { account: Account }) {
  const dispatch = useDispatch();
  const phase = useSelector(getEmailSend);
  const failure = useFailure(phase);
  if (user.emailProven !== false) return null;
  return (
    <div className={styles.parts}>
      <Notice
        live={false}
        title={words.unproven}
        action={
          <Button size="small" loading={phase.is === "working"} onClick={() => dispatch(confirmationRequested())}>
            {phase.is === "done" ? words.sendAgain : words.send}
          </Button>
        }
      >
        <p role="status">{phase.is === "done" ? words.sent(user.email) : words.why}</p>
        <p>
          {words.wrongAddress(user.email)} <Link to={linkTo(changeEmailRoute)}>{words.changeTitle}</Link>
        </p>
      </Notice>
      <FormFailure failure={failure} />
    </div>
  );
}
