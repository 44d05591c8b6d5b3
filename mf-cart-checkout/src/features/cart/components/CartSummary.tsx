import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { type CartTotals, formatDong, shippingDefaults } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Button, buttonClass } from "@thuot-tha/shared/ui";
import { Totals } from "../../../components/Totals.tsx";
import { viSummary } from "../../../locales/vi/summary.ts";
import { viTotals } from "../../../locales/vi/totals.ts";
import styles from "./CartSummary.module.css";

/** What the chosen lines come to, and the way to pay. On phones the way stays in sight. */
export function CartSummary({
  count,
  totals,
  onCheckout,
}: {
  count: number;
  totals: CartTotals;
  onCheckout: () => void;
}) {
  return (
    <div className={styles.side}>
      <section className={styles.sums} aria-label={viSummary.title}>
        <h2>{viSummary.title}</h2>
        <Totals totals={totals} />
        <p className={styles.small}>{viTotals.freeFrom(formatDong(shippingDefaults.freeFrom))}</p>
        {totals.depositTotal > 0 ? <p className={styles.small}>{viTotals.depositNote}</p> : null}
        <p className={styles.small}>{viSummary.notHeld}</p>
      </section>
      <div className={styles.bar}>
        <p className={styles.total} aria-hidden="true">
          {viTotals.total}
          <strong>{formatDong(totals.total)}</strong>
        </p>
        {count > 0 ? (
          <Link
            className={buttonClass({ variant: "primary", size: "large" })}
            to={pathTo("payment")}
            onClick={onCheckout}
          >
            {viSummary.checkout(count)}
          </Link>
        ) : (
          <Button variant="primary" size="large" disabled>
            {viSummary.nothingChosen}
          </Button>
        )}
      </div>
    </div>
  );
}
