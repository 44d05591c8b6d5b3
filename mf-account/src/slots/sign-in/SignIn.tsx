import { useLocation } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { Tabs } from "@thuot-tha/shared/ui";
import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { LoginForm } from "../../features/session/components/LoginForm.tsx";
import { RegisterForm } from "../../features/session/components/RegisterForm.tsx";
import { SocialLogin } from "../../features/session/components/SocialLogin.tsx";
import { getTaken } from "../../features/session/selectors.ts";
import { signInOpened } from "../../features/session/slice.ts";
import { viSession } from "../../locales/vi/session.ts";
import styles from "./SignIn.module.css";

/** The login pages' forms in place: the shopper stays on the page after signing in. */
export function SignIn() {
  const { isGuest } = useSession();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const taken = useSelector(getTaken);
  const place = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState("login");
  // An earlier refusal, of the login page, is not of these forms.
  useEffect(() => void dispatch(signInOpened()), [dispatch]);
  if (!isGuest) return null;
  const showLogin = () => {
    setWay("login");
    // The pressed link is hidden with its form.
    place.current?.querySelector<HTMLElement>('[role="tab"]')?.focus();
  };
  return (
    <div className={styles.signIn} ref={place}>
      <p>{viSession.checkoutLead}</p>
      <Tabs
        label={viSession.ways}
        value={way}
        onChange={setWay}
        items={[
          { key: "login", label: viSession.loginTitle, content: <LoginForm key={taken} account={taken} inPlace /> },
          { key: "register", label: viSession.registerTitle, content: <RegisterForm onSignIn={showLogin} /> },
        ]}
      />
      <SocialLogin returnTo={pathname + search} />
    </div>
  );
}
