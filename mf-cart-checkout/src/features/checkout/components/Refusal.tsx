import { linkTo } from "@thuot-tha/shared/contracts";
import { confirmEmailRoute, ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { Link } from "@thuot-tha/shared/platform";
import { Notice } from "@thuot-tha/shared/ui";
import { viPayment } from "../../../locales/vi/payment.ts";
import type { QuoteChange } from "../quote-changes.ts";
import type { PlacingPhase } from "../types.ts";
import { Changes } from "./Changes.tsx";
import styles from "./Refusal.module.css";

interface RefusalProps {
  refused: Extract<PlacingPhase, { is: "refused" }>;
  changes: QuoteChange[];
}

/** Scrolls a message above the pressed button into view, because on wide screens the panel may end below the window. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

/** Why the order was refused, which lines caused it, and what to do now. */
export function Refusal({ refused, changes }: RefusalProps) {
  return (
    <div ref={scrollIntoView}>
      <Notice tone="error" title={viPayment.refusedTitle} className={styles.refusal}>
        {refused.message ? <p>{refused.message}</p> : null}
        <Changes changes={changes} />
        <p>{viPayment.advice[refused.advice]}</p>
        {refused.advice === "settle-open-orders" || refused.advice === "confirm-email" ? (
          <p className={styles.ways}>
            {refused.advice === "confirm-email" ? (
              <Link to={linkTo(confirmEmailRoute)}>{viPayment.confirmEmail}</Link>
            ) : null}
            <Link to={linkTo(ordersRoute)}>{viPayment.openOrders}</Link>
          </p>
        ) : null}
      </Notice>
    </div>
  );
}
