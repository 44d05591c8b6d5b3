import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, Slot } from "@thuot-tha/shared/platform";
import { Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { LateFallback } from "../../components/LateFallback.tsx";
import { viPayment } from "../../locales/vi/payment.ts";

/** Signing in or registering in place. `known` is false until it is clear whether that is needed. */
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
        name="checkout.sign-in"
        fallback={
          <LateFallback label={viPayment.loading}>
            {viPayment.signInFallback}{" "}
            <Link to={pathTo("login", undefined, { returnTo: pathTo("payment") })}>{viPayment.signInLink}</Link>
          </LateFallback>
        }
      />
    </section>
  );
}
