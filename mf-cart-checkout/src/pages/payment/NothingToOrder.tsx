import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { cartRoute, paymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, EmptyState } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";
import type { PlacingPhase, RefusalAdvice } from "../../features/checkout/types.ts";
import { getStanding } from "../../features/shopper/selectors.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import { useLostFocus } from "../cart/use-lost-focus.ts";
import styles from "./PaymentPage.module.css";

interface NothingToOrderProps {
  /** The order that was just refused, if that left nothing to order. */
  refused: Extract<PlacingPhase, { phase: "refused" }> | null;
  isCartEmpty: boolean;
  /** Whether this view has just replaced the order on screen, and so takes its focus. */
  isReplacing: boolean;
}

/** Shown without lines to order: gives the reason and a link to the cart. A guest may have lines in an account. */
export function NothingToOrder({ refused, isCartEmpty, isReplacing }: NothingToOrderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const standing = useSelector(getStanding);
  const isGuest = standing === "guest";
  const isRefused = refused !== null;
  useLostFocus(frame, isReplacing);
  // The focused button was removed with the order.
  useEffect(() => {
    if (isRefused) frame.current?.focus();
  }, [isRefused]);
  return (
    <div ref={frame} tabIndex={-1} role={isRefused ? "alert" : undefined} className={styles.nothing}>
      <EmptyState
        heading="h1"
        icon={isRefused ? "warning" : undefined}
        title={isRefused ? viPayment.refusedTitle : viPayment.nothingTitle}
        message={
          refused
            ? `${refused.message} ${wayOn(refused.advice, isCartEmpty)}`
            : isGuest
              ? viPayment.nothingGuest
              : viPayment.nothingMessage
        }
        action={
          <>
            <Link className={buttonClass({ variant: "primary" })} to={linkTo(cartRoute)}>
              {viPayment.toCart}
            </Link>
            {isGuest ? (
              <Link className={buttonClass()} to={linkTo(loginRoute, undefined, { returnTo: linkTo(paymentRoute) })}>
                {viPayment.toSignIn}
              </Link>
            ) : (
              <Link className={buttonClass()} to={linkTo(ordersRoute)}>
                {viPayment.toOrders}
              </Link>
            )}
          </>
        }
      />
    </div>
  );
}

/**
 * What to do now. For an empty cart the text does not say that the cart is unchanged, because another window may have
 * ordered its lines.
 */
const wayOn = (advice: RefusalAdvice, isCartEmpty: boolean): string =>
  isCartEmpty && (advice === "review-and-retry" || advice === "review-changed-cart")
    ? viPayment.nothingInCart
    : viPayment.nothingLeft[advice];
