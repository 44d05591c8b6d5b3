import { linkTo, matchRoute, safeReturnTo } from "@thuot-tha/shared/contracts";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { membershipPaymentRoute } from "@thuot-tha/shared/contracts/routes/membership";
import { useNavigate } from "@thuot-tha/shared/platform";
import { useSession } from "@thuot-tha/shared/session/use-session";
import { useEffect } from "react";

/** `?returnTo=` of an address, as a path of this shop; the home page if it is missing or of another site. */
export const returnToOf = (search: string): string =>
  safeReturnTo(new URLSearchParams(search).get("returnTo"), linkTo(homeRoute));

/** Whether the sign-in leads on to a payment, which a gateway returns to also after the session has ended. */
export const leadsToPayment = (search: string): boolean =>
  matchRoute([orderPaymentRoute, membershipPaymentRoute], returnToOf(search).replace(/[?#].*/, "")) !== null;

/** The raw `returnTo`, for links between the login pages. */
export const returnQuery = (search: string) => ({ returnTo: new URLSearchParams(search).get("returnTo") ?? undefined });

/** Redirects a signed-in customer to `returnTo`, at once or after the form. */
export function useReturnTo(search: string): void {
  const { known, isGuest } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (known && !isGuest) navigate(returnToOf(search), { replace: true });
  }, [known, isGuest, navigate, search]);
}
