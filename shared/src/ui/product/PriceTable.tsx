import { type Dong, formatDong, type PriceRow, priceText, totalLabel } from "../../domain/index.ts";
import { classNames } from "../class-names.ts";
import styles from "./PriceTable.module.css";

export interface PriceTableProps {
  /** Their amounts sum to `total`; see `priceRows`. */
  rows: readonly PriceRow[];
  total: Dong;
  /** How the total is paid; see `payableRows` and `settlementRows`. */
  payment?: readonly PriceRow[];
  className?: string;
}

/** The sums of an order, the same everywhere in the shop. The total is read out when it changes. */
export function PriceTable({ rows, total, payment = [], className }: PriceTableProps) {
  return (
    <dl className={classNames(styles.table, className)}>
      {rows.map(row)}
      <div className={styles.total}>
        <dt>{totalLabel}</dt>
        <dd>
          <output>{formatDong(total)}</output>
        </dd>
      </div>
      {payment.map(row)}
    </dl>
  );
}

const row = (one: PriceRow) => (
  <div key={one.label} className={styles[one.part]}>
    <dt>
      {one.label}
      {one.note ? <span className={styles.note}>{one.note}</span> : null}
    </dt>
    <dd>{priceText(one)}</dd>
  </div>
);
