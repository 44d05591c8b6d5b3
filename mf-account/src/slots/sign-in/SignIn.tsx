import { useLocation } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Tabs } from "@thuot-tha/shared/ui";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { LoginForm } from "../../features/session/components/LoginForm.tsx";
import { RegisterForm } from "../../features/session/components/RegisterForm.tsx";
import { SocialLogin } from "../../features/session/components/SocialLogin.tsx";
import { signInOpened } from "../../features/session/slice.ts";
import { session } from "../../locales/vi/session.ts";
import styles from "./SignIn.module.css";

/** The login pages' forms in place: the shopper stays on the page after signing in. */
export function SignIn() {
  const { isGuest } = useSession();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  // An earlier refusal, of the login page, is not of these forms.
  useEffect(() => void dispatch(signInOpened()), [dispatch]);
  if (!isGuest) return null;
  return (
    <div className={styles.signIn}>
      <p>{session.checkoutLead}</p>
      <Tabs
        label={session.ways}
        items={[
          { key: "login", label: session.loginTitle, content: <LoginForm inPlace /> },
          { key: "register", label: session.registerTitle, content: <RegisterForm /> },
        ]}
      />
      <SocialLogin returnTo={pathname + search} />
    </div>
  );
}
