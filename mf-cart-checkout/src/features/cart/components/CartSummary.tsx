import { linkTo } from "@thuot-tha/shared/contracts";
import { paymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { membershipSaving } from "@thuot-tha/shared/contracts/slots/membership";
import { type CartTotals, type Dong, formatDong, priceRows, totalLabel } from "@thuot-tha/shared/domain";
import { Link, Slot } from "@thuot-tha/shared/platform";
import { Button, buttonClass, PriceTable } from "@thuot-tha/shared/ui";
import { useMemo } from "react";
import { viSummary } from "../../../locales/vi/summary.ts";
import { viTotals } from "../../../locales/vi/totals.ts";
import type { CartItem } from "../types.ts";
import styles from "./CartSummary.module.css";

interface CartSummaryProps {
  /** The chosen lines. */
  lines: readonly CartItem[];
  totals: CartTotals;
  /** Total of goods from which shipping is free, in đồng. */
  freeFrom: Dong;
  onCheckout: () => void;
}

/** Totals of the chosen lines and the checkout button, which stays visible on phones. */
export function CartSummary({ lines, totals, freeFrom, onCheckout }: CartSummaryProps) {
  const count = lines.length;
  const saving = useMemo(() => ({ lines: lines.map(pricedLine) }), [lines]);
  return (
    <div className={styles.side}>
      <section className={styles.sums} aria-label={viSummary.title}>
        <h2>{viSummary.title}</h2>
        <PriceTable rows={priceRows(totals)} total={totals.total} />
        <p className={styles.small}>{viTotals.freeFrom(formatDong(freeFrom))}</p>
        {totals.depositTotal > 0 ? <p className={styles.small}>{viTotals.depositNote}</p> : null}
        <p className={styles.small}>{viSummary.notHeld}</p>
        <Slot of={membershipSaving} props={saving} className={styles.saving} />
      </section>
      <div className={styles.bar}>
        <p className={styles.total} aria-hidden="true">
          {totalLabel}
          <strong>{formatDong(totals.total)}</strong>
        </p>
        {count > 0 ? (
          <Link
            className={buttonClass({ variant: "primary", size: "large" })}
            to={linkTo(paymentRoute)}
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

/** The fields of a line that its member's price depends on. Dates are wear dates. */
const pricedLine = (line: CartItem) => {
  const { productId, type, quantities, rentalPrice, membershipRentalPrice, dateFrom, dateTo } = line;
  return { productId, type, quantities, rentalPrice, membershipRentalPrice, dateFrom, dateTo };
};
