import { linkTo } from "@thuot-tha/shared/contracts";
import { forgotPasswordRoute, loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link, type PageProps, useHost, useNavigate } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { ResetForm } from "../../features/password/components/ResetForm.tsx";
import { getPasswordReset } from "../../features/password/selectors.ts";
import { SignInLayout } from "../../features/session/components/SignInLayout.tsx";
import { useSettled } from "../../forms/use-settled.ts";
import { session } from "../../locales/vi/session.ts";

/** Target of the letter's link. The API checks its token only when the form is sent. */
export function ResetPasswordPage({ search }: PageProps) {
  const { notify } = useHost();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get("token");
  useSettled(useSelector(getPasswordReset), {
    onDone: () => {
      notify({ kind: "success", message: session.resetDone });
      navigate(linkTo(loginRoute), { replace: true });
    },
  });
  return (
    <SignInLayout
      title={token ? session.resetTitle : session.linkMissingTitle}
      lead={token ? session.resetLead : null}
      footer={<Link to={linkTo(forgotPasswordRoute)}>{session.requestNewLink}</Link>}
    >
      {token ? (
        <ResetForm token={token} />
      ) : (
        <>
          <Notice tone="warning" live={false}>
            <p>{session.linkMissing}</p>
          </Notice>
          <p>
            <Button variant="primary" as={Link} href={linkTo(forgotPasswordRoute)}>
              {session.requestNewLink}
            </Button>
          </p>
        </>
      )}
    </SignInLayout>
  );
}
