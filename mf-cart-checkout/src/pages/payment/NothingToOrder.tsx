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
  /** The order that was just refused, if that left nothing to order. */
  refused: Extract<PlacingPhase, { phase: "refused" }> | null;
}

/** Shown without lines to order: gives the reason and a link to the cart. */
export function NothingToOrder({ refused }: NothingToOrderProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isRefused = refused !== null;
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
