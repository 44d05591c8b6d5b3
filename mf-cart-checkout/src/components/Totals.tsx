import { type CartTotals, type Dong, formatDong } from "@thuot-tha/shared/domain";
import type { ReactNode } from "react";
import { viTotals } from "../locales/vi/totals.ts";
import styles from "./Totals.module.css";

interface TotalsProps {
  totals: CartTotals;
  /** What the wallet pays of it. */
  walletUsed?: Dong;
}

/** What an order comes to. Rows that would say nothing are left out; the total is read out when it changes. */
export function Totals({ totals, walletUsed = 0 }: TotalsProps) {
  const { rentalTotal, saleTotal, goodsTotal, memberSaving, shippingFee, depositTotal, total } = totals;
  const words = viTotals;
  return (
    <dl className={styles.totals}>
      {rentalTotal > 0 ? <Row name={words.rental}>{formatDong(rentalTotal)}</Row> : null}
      {saleTotal > 0 ? <Row name={words.sale}>{formatDong(saleTotal)}</Row> : null}
      {memberSaving > 0 ? (
        <Row name={words.memberSaving} look={styles.saving}>
          {formatDong(memberSaving)}
        </Row>
      ) : null}
      {goodsTotal > 0 ? (
        <Row name={words.shipping}>{shippingFee === 0 ? words.free : formatDong(shippingFee)}</Row>
      ) : null}
      {depositTotal > 0 ? (
        <Row
          name={
            <>
              {words.deposit} <span className={styles.aside}>{words.refundable}</span>
            </>
          }
        >
          {formatDong(depositTotal)}
        </Row>
      ) : null}
      <Row name={words.total} look={styles.total}>
        <output>{formatDong(total)}</output>
      </Row>
      {walletUsed > 0 ? (
        <>
          <Row name={words.wallet}>−{formatDong(walletUsed)}</Row>
          <Row name={words.payable} look={styles.payable}>
            {formatDong(total - walletUsed)}
          </Row>
        </>
      ) : null}
    </dl>
  );
}

function Row({ name, look, children }: { name: ReactNode; look?: string; children: ReactNode }) {
  return (
    <div className={look ? `${styles.row} ${look}` : styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
