import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { cartRoute, paymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { loginRoute } from "@thuot-tha/shared/contracts/routes/session";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, EmptyState } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { PlacingPhase, RefusalAdvice } from "../../features/checkout/types.ts";
import { getLostLines } from "../../features/choice/selectors.ts";
import { calendarPath } from "../../features/dates/calendar-path.ts";
import { datesOpened } from "../../features/dates/slice.ts";
import { getStanding } from "../../features/shopper/selectors.ts";
import { viLine } from "../../locales/vi/line.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import { useLostFocus } from "../cart/use-lost-focus.ts";
import styles from "./PaymentPage.module.css";

interface NothingToOrderProps {
  /** The order that was just refused, if that left nothing to order. */
  refused: Extract<PlacingPhase, { is: "refused" }> | null;
  isCartEmpty: boolean;
  /** Whether this view has just replaced the order on screen, and so takes its focus. */
  isReplacing: boolean;
}

/**
 * Shown without lines to order: gives the reason and a link to the cart, to the calendar of a chosen rental that cannot
 * be ordered now. A guest may have lines in an account.
 */
export function NothingToOrder({ refused, isCartEmpty, isReplacing }: NothingToOrderProps) {
  const dispatch = useDispatch();
  const frame = useRef<HTMLDivElement>(null);
  const standing = useSelector(getStanding);
  const lost = useSelector(getLostLines);
  const isGuest = standing === "guest";
  const isRefused = refused !== null;
  const isLost = lost.length > 0;
  const rental = lost.find(({ type }) => type === "rental");
  const reasons = lost.map(({ product, unavailableReason }) => viPayment.gone(product.name, unavailableReason));
  useLostFocus(frame, isReplacing);
  // The focused button was removed with the order.
  useEffect(() => {
    if (isRefused) frame.current?.focus();
  }, [isRefused]);
  return (
    <div ref={frame} tabIndex={-1} role={isRefused || isLost ? "alert" : undefined} className={styles.nothing}>
      <EmptyState
        heading="h1"
        icon={isRefused || isLost ? "warning" : undefined}
        title={isRefused ? viPayment.refusedTitle : viPayment.nothingTitle}
        message={
          refused
            ? [refused.message, ...reasons, wayOn(refused.advice, isCartEmpty)].join(" ")
            : isLost
              ? [...reasons, viPayment.nothingLeft["review-changed-cart"]].join(" ")
              : isGuest
                ? viPayment.nothingGuest
                : viPayment.nothingMessage
        }
        action={
          <>
            {rental ? (
              <Link
                className={buttonClass({ variant: "primary" })}
                to={calendarPath()}
                aria-label={viLine.otherDatesOf(rental.product.name)}
                onClick={() => dispatch(datesOpened(rental.id))}
              >
                {viLine.otherDates}
              </Link>
            ) : (
              <Link className={buttonClass({ variant: "primary" })} to={linkTo(cartRoute)}>
                {viPayment.toCart}
              </Link>
            )}
            {isGuest ? (
              <Link className={buttonClass()} to={linkTo(loginRoute, undefined, { returnTo: linkTo(paymentRoute) })}>
                {viPayment.toSignIn}
              </Link>
            ) : isRefused || !isLost ? (
              <Link className={buttonClass()} to={linkTo(ordersRoute)}>
                {viPayment.toOrders}
              </Link>
            ) : null}
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
