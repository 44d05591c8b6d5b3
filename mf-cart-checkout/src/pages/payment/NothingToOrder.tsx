import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { cartRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, EmptyState } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import type { PlacingPhase } from "../../features/checkout/types.ts";
import { viPayment } from "../../locales/vi/payment.ts";
import styles from "./PaymentPage.module.css";

interface NothingToOrderProps {
  /** The order that has just been refused, where that is why nothing is left. */
  refused: Extract<PlacingPhase, { phase: "refused" }> | null;
}

/** Stands where there is nothing to order: says why, and leads back to the cart. */
export function NothingToOrder({ refused }: NothingToOrderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isRefused = refused !== null;
  // The button that had the focus is gone with the order.
  useEffect(() => {
    if (isRefused) frame.current?.focus();
  }, [isRefused]);
  return (
    <div ref={frame} tabIndex={-1} role={isRefused ? "alert" : undefined} className={styles.nothing}>
      <EmptyState
        heading="h1"
        icon={isRefused ? "warning" : undefined}
        title={isRefused ? viPayment.refusedTitle : viPayment.nothingTitle}
        message={refused ? `${refused.message} ${viPayment.nothingLeft[refused.advice]}` : viPayment.nothingMessage}
        action={
          <>
            <Link className={buttonClass({ variant: "primary" })} to={linkTo(cartRoute)}>
              {viPayment.toCart}
            </Link>
            <Link className={buttonClass()} to={linkTo(ordersRoute)}>
              {viPayment.toOrders}
            </Link>
          </>
        }
      />
    </div>
  );
}
