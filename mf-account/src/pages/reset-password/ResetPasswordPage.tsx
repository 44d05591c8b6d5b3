import { linkTo } from "@thuot-tha/shared/contracts";
import { forgotPasswordRoute, loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link, type PageProps, useHost, useNavigate } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { ResetForm } from "../../features/password/components/ResetForm.tsx";
import { getPasswordReset } from "../../features/password/selectors.ts";
import { SignInLayout } from "../../features/session/components/SignInLayout.tsx";
import { useSettled } from "../../forms/use-settled.ts";
import { viSession } from "../../locales/vi/session.ts";

/** Target of the letter's link. The API checks its token only when the form is sent. */
export function ResetPasswordPage({ search }: PageProps) {
  const { notify } = useHost();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get("token");
  useSettled(useSelector(getPasswordReset), {
    onDone: () => {
      notify({ kind: "success", message: viSession.resetDone });
      navigate(linkTo(loginRoute), { replace: true });
    },
  });
  return (
    <SignInLayout
      title={token ? viSession.resetTitle : viSession.linkMissingTitle}
      lead={token ? viSession.resetLead : null}
      footer={<Link to={linkTo(forgotPasswordRoute)}>{viSession.requestNewLink}</Link>}
    >
      {token ? (
        <ResetForm token={token} />
      ) : (
        <>
          <Notice tone="warning" live={false}>
            <p>{viSession.linkMissing}</p>
          </Notice>
          <p>
            <Button variant="primary" as={Link} href={linkTo(forgotPasswordRoute)}>
              {viSession.requestNewLink}
            </Button>
          </p>
        </>
      )}
    </SignInLayout>
  );
}
