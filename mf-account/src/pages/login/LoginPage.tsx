import { linkTo } from "@thuot-tha/shared/contracts";
import { registerRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { useSelector } from "react-redux";
import { LoginForm } from "../../features/session/components/LoginForm.tsx";
import { SignInLayout } from "../../features/session/components/SignInLayout.tsx";
import { SocialLogin } from "../../features/session/components/SocialLogin.tsx";
import { leadsToPayment, returnQuery, returnToOf, useReturnTo } from "../../features/session/return-to.ts";
import { getTaken } from "../../features/session/selectors.ts";
import { viSession } from "../../locales/vi/session.ts";

export function LoginPage({ search }: PageProps) {
  useReturnTo(search);
  const taken = useSelector(getTaken);
  return (
    <SignInLayout
      title={viSession.loginTitle}
      lead={leadsToPayment(search) ? viSession.paymentLead : viSession.loginLead}
      footer={
        <>
          {viSession.noAccount}{" "}
          <Link to={linkTo(registerRoute, undefined, returnQuery(search))}>{viSession.registerAction}</Link>
        </>
      }
    >
      <LoginForm key={taken} account={taken} />
      <SocialLogin returnTo={returnToOf(search)} />
    </SignInLayout>
  );
}
