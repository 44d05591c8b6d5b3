import { linkTo } from "@thuot-tha/shared/contracts";
import { paymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { checkoutSignIn } from "@thuot-tha/shared/contracts/slots/checkout";
import { Link, Slot } from "@thuot-tha/shared/platform";
import { Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { LateFallback } from "../../components/LateFallback.tsx";
import { viPayment } from "../../locales/vi/payment.ts";

/** Signing in or registering in place. `known` is false until the session is known. */
export function SignInStep({ known }: { known: boolean }) {
  if (!known) {
    return (
      <Loading label={viPayment.loading}>
        <SkeletonBlock height="20rem" />
      </Loading>
    );
  }
  return (
    <section aria-labelledby="checkout-sign-in">
      <h2 id="checkout-sign-in">{viPayment.signInTitle}</h2>
      <Slot
        of={checkoutSignIn}
        fallback={
          <LateFallback label={viPayment.loading} height="14rem">
            {viPayment.signInFallback}{" "}
            <Link to={linkTo(loginRoute, undefined, { returnTo: linkTo(paymentRoute) })}>{viPayment.signInLink}</Link>
          </LateFallback>
        }
      />
    </section>
  );
}
