import { linkToLogin } from "@thuot-tha/shared/contracts/routes/session";
import { useLocation, useNavigate } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import { getSignOut } from "../session/selectors.ts";

/**
 * Redirects to the login page when the session ends in another tab or device, and home after the sign-out button. When
 * the customer changes, the store drops the previous customer's data and the page is loaded again.
 */
export function useLoginWhenSessionEnds(needed: boolean): void {
  const { known, isGuest, user } = useSession();
  const signOut = useSelector(getSignOut).is;
  const leaving = signOut === "working" || signOut === "done";
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ended = needed && known && isGuest && !leaving;
  const led = useRef(false);
  useEffect(() => {
    // Once only, because the address changes before this page unmounts.
    if (ended && !led.current) navigate(linkToLogin({ pathname, search }), { replace: true });
    led.current = ended;
  }, [ended, navigate, pathname, search]);

  const userId = user?.id ?? null;
  const last = useRef(userId);
  useEffect(() => {
    if (last.current && userId && last.current !== userId) navigate(pathname + search, { replace: true });
    last.current = userId;
  }, [userId, navigate, pathname, search]);
}
