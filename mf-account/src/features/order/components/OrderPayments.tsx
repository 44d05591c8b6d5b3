import { formatDong } from "@thuot-tha/shared/domain";
import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { formatMoment } from "../../../moment.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderPayments.module.css";

/** The order's payments: attempts, transfers of a wrong sum, what is kept of the deposit, and refunds. */
export function OrderPayments({ order }: { order: Order }) {
  const { payments, refunds, receipts = [], keptDeposits = [] } = order;
  return (
    <>
      <p>
        {paymentNames[order.paymentType]}
        <br />
        {paymentText(order)}
      </p>
      {payments.length > 1 || payments.some(({ failure }) => failure) ? (
        <>
          <h3 className={styles.title}>{words.attempts}</h3>
          <ul className={styles.list}>
            {payments.map(({ id, type, status, amount, createdAt, paidAt, failure }) => (
              <li key={id}>
                <span>
                  {paymentNames[type]}, {formatDong(amount)}
                </span>
                <span className={styles.quiet}>
                  {statusText(order, status)} · {formatMoment(paidAt ?? createdAt)}
                </span>
                {failure ? <span>{failure}</span> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {receipts.length > 0 ? (
        <>
          <h3 className={styles.title}>{words.receipts}</h3>
          <ul className={styles.list}>
            {receipts.map(({ amount, expected, at, counted }) => (
              <li key={at + amount}>
                <span>{words.receipt(formatDong(amount), formatDong(expected))}</span>
                <span className={styles.quiet}>
                  {counted ? words.receiptCounted : words.receiptInWallet} · {formatMoment(at)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {keptDeposits.length > 0 ? (
        <>
          <h3 className={styles.title}>{words.keptDeposits}</h3>
          <ul className={styles.list}>
            {keptDeposits.map(({ lineId, amount, why, at }, index) => (
              <li key={`${lineId}${index}`}>
                <span>
                  −{formatDong(amount)} · {order.lines.find(({ id }) => id === lineId)?.name}
                </span>
                <span>{why}</span>
                <span className={styles.quiet}>{formatMoment(at)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {refunds.length > 0 ? (
        <>
          <h3 className={styles.title}>{words.refunds}</h3>
          <ul className={styles.list}>
            {refunds.map(({ kind, amount, at, note }) => (
              <li key={kind + at}>
                <span className={styles.back}>
                  +{formatDong(amount)} · {note}
                </span>
                <span className={styles.quiet}>{formatMoment(at)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** An unpaid payment of a cancelled order has not failed, because the order no longer expects it. */
const paymentText = (order: Order): string =>
  order.status === "CANCEL" && order.paymentStatus === "FAILED"
    ? words.neverPaid
    : statusText(order, order.paymentStatus);

/** A refund of a late cancellation is less than what was paid. */
const statusText = (order: Order, status: Order["paymentStatus"]): string =>
  status === "REFUNDED" && sum(order.refunds) < paidFor(order) ? words.partlyRefunded : words.paymentStatuses[status];

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((total, { amount }) => total + amount, 0);

/** What has come for an order, its share from the wallet included. */
const paidFor = ({ walletUsed, payments }: Order): number =>
  walletUsed + sum(payments.filter(({ status }) => status === "PAID" || status === "REFUNDED"));
