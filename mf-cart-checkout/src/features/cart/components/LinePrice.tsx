import { formatDong, type MembershipPricing, saleLineTotal } from "@thuot-tha/shared/domain";
import { Price } from "@thuot-tha/shared/ui";
import { viLine } from "../../../locales/vi/line.ts";
import { shownDates, shownPrice } from "../shown-lines.ts";
import type { CartItem } from "../types.ts";
import styles from "./LinePrice.module.css";

/** A line's price, its rule and its deposit. Renders nothing for a rental without dates. */
export function LinePrice({ line, pricing }: { line: CartItem; pricing: MembershipPricing | null }) {
  const price = shownPrice(line, pricing);
  if (!price) return null;
  const dates = shownDates(line);
  const { quantities } = line;
  const unit = formatDong(price.unit);
  const original = dates ? 0 : saleLineTotal({ salePrice: line.originalPrice, quantities });
  const rule = dates
    ? viLine.rentalRule(dates.wearDays, unit, price.surchargeDays, quantities)
    : viLine.saleRule(quantities, unit);
  return (
    <div className={styles.price}>
      {price.memberSaving > 0 ? (
        <>
          <p className={styles.member}>
            <span className={styles.words}>{viLine.memberPrice}</span> <Price amount={price.total} size="large" />
          </p>
          <p className={styles.ordinary}>
            {price.isOwn ? `${viLine.ownMemberPrice} · ` : null}
            {viLine.ordinaryPrice} <s>{formatDong(price.ordinary)}</s>
          </p>
        </>
      ) : (
        <p className={styles.total}>
          <Price amount={price.total} original={original} size="large" />
        </p>
      )}
      {dates || quantities > 1 ? <p className={styles.rule}>{rule}</p> : null}
      {price.deposit > 0 ? <p className={styles.deposit}>{viLine.deposit(formatDong(price.deposit))}</p> : null}
    </div>
  );
}
