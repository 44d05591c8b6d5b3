import { linkTo } from "@thuot-tha/shared/contracts";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { RegisterForm } from "../../features/session/components/RegisterForm.tsx";
import { SignInLayout } from "../../features/session/components/SignInLayout.tsx";
import { SocialLogin } from "../../features/session/components/SocialLogin.tsx";
import { returnQuery, returnToOf, useReturnTo } from "../../features/session/return-to.ts";
import { viSession } from "../../locales/vi/session.ts";

export function RegisterPage({ search }: PageProps) {
  useReturnTo(search);
  return (
    <SignInLayout
      title={viSession.registerTitle}
      lead={viSession.registerLead}
      footer={
        <>
          {viSession.hasAccount}{" "}
          <Link to={linkTo(loginRoute, undefined, returnQuery(search))}>{viSession.loginAction}</Link>
        </>
      }
    >
      <RegisterForm />
      <SocialLogin returnTo={returnToOf(search)} />
    </SignInLayout>
  );
}
