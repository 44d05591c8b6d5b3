import { formatDong, priceRows, settlementRows } from "@thuot-tha/shared/domain";
import { Disclosure, PriceTable } from "@thuot-tha/shared/ui";
import { HoldClock } from "../../features/paying/components/HoldClock.tsx";
import type { Paying } from "../../features/paying/types.ts";
import { OrderLines } from "../../features/placed-order/components/OrderLines.tsx";
import type { Order } from "../../features/placed-order/slice.ts";
import { viPaying } from "../../locales/vi/paying.ts";
import { viSuccess } from "../../locales/vi/success.ts";
import styles from "./OrderPaymentPage.module.css";

interface HeldOrderProps {
  order: Order;
  paying: Paying;
  /** The time has just run out. */
  onOver: () => void;
}

/** The order, the sum left to pay, and the countdown of its hold. */
export function HeldOrder({ order, paying: { holdUntil }, onOver }: HeldOrderProps) {
  return (
    <section className={styles.held} aria-labelledby="paying-order">
      <h2 id="paying-order">{viPaying.summary}</h2>
      <p className={styles.number}>
        {viSuccess.number} <strong translate="no">{order.id}</strong>
      </p>
      <p className={styles.amount}>
        {viPaying.amount} <strong>{formatDong(order.payable)}</strong>
      </p>
      {holdUntil ? <HoldClock holdUntil={holdUntil} onOver={onOver} /> : null}
      <Disclosure title={viSuccess.lines}>
        <OrderLines order={order} />
        <PriceTable rows={priceRows(order.totals)} total={order.totals.total} payment={settlementRows(order)} />
      </Disclosure>
    </section>
  );
}
