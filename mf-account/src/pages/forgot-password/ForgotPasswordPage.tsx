import { linkTo } from "@thuot-tha/shared/contracts";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { Button } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { ForgotForm } from "../../features/password/components/ForgotForm.tsx";
import { getPasswordForgot } from "../../features/password/selectors.ts";
import { passwordOpened } from "../../features/password/slice.ts";
import { SignInLayout } from "../../features/session/components/SignInLayout.tsx";
import { returnQuery } from "../../features/session/return-to.ts";
import { viSession } from "../../locales/vi/session.ts";

/**
 * Requests a link by e-mail and shows the same result whether or not an account exists, so that it reveals no accounts.
 */
export function ForgotPasswordPage({ search }: PageProps) {
  const dispatch = useDispatch();
  const sent = useSelector(getPasswordForgot).is === "done";
  const [email, setEmail] = useState("");
  const section = useRef<HTMLDivElement>(null);
  // The focused form has been removed, so the focus moves to its result.
  useEffect(() => {
    if (sent) section.current?.focus();
  }, [sent]);
  return (
    <SignInLayout
      title={sent ? viSession.sentTitle : viSession.forgotTitle}
      lead={sent ? null : viSession.forgotLead}
      footer={<Link to={linkTo(loginRoute, undefined, returnQuery(search))}>{viSession.backToLogin}</Link>}
    >
      {sent ? (
        <div ref={section} tabIndex={-1} role="status">
          <p>{viSession.sentMessage(email)}</p>
          <Button onClick={() => dispatch(passwordOpened())}>{viSession.sendAgain}</Button>
        </div>
      ) : (
        <ForgotForm onSent={setEmail} />
      )}
    </SignInLayout>
  );
}
