import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { useLocation, useNavigate } from "@thuot-tha/shared/platform";
import { useEffect } from "react";
import { useSelector } from "react-redux";
import { getSignOut } from "../session/selectors.ts";
import { useSession } from "../session/use-session.ts";

/** The session may end elsewhere: another tab, another device. Who signs out here is led home by the button. */
export function useLoginWhenSessionEnds(needed: boolean): void {
  const { known, isGuest } = useSession();
  const leaving = useSelector(getSignOut).is !== "idle";
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const ended = needed && known && isGuest && !leaving;
  useEffect(() => {
    if (ended) navigate(pathTo("login", undefined, { returnTo: pathname + search }), { replace: true });
  }, [ended, navigate, pathname, search]);
}
