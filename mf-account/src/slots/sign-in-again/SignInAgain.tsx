import { useLocation } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { useEffect, useRef } from "react";
import { useDispatch } from "react-redux";
import { LoginForm } from "../../features/session/components/LoginForm.tsx";
import { SocialLogin } from "../../features/session/components/SocialLogin.tsx";
import { signInOpened } from "../../features/session/slice.ts";

/**
 * Sign-in form over the page whose session has ended, with the customer's account prefilled and the password in focus.
 */
export function SignInAgain() {
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void dispatch(signInOpened()), [dispatch]);
  useEffect(() => place.current?.querySelector<HTMLElement>("[autocomplete=current-password]")?.focus(), []);
  return (
    <div ref={place}>
      <LoginForm account={user?.email} inPlace />
      <SocialLogin returnTo={pathname + search} />
    </div>
  );
}
