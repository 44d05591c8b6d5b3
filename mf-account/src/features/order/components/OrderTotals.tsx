import { formatDong } from "@thuot-tha/shared/domain";
import { order as words } from "../../../locales/vi/order.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderTotals.module.css";

/** What the order costs, part by part; parts that are nothing are left out. */
export function OrderTotals({ totals }: { totals: Order["totals"] }) {
  const rows = [
    { name: words.rentalTotal, amount: totals.rentalTotal },
    { name: words.saleTotal, amount: totals.saleTotal },
    { name: words.depositBack, amount: totals.depositTotal },
  ].filter(({ amount }) => amount > 0);
  return (
    <dl className={styles.totals}>
      {rows.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatDong(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.shipping}</dt>
        <dd>{totals.shippingFee === 0 ? words.free : formatDong(totals.shippingFee)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>{formatDong(totals.total)}</dd>
      </div>
      {totals.memberSaving > 0 ? (
        <div className={styles.saving}>
          <dt>{words.memberSaving}</dt>
          <dd>−{formatDong(totals.memberSaving)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
