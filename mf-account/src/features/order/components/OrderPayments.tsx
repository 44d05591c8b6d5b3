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
            {payments.map((payment) => (
              <li key={payment.id}>
                <span>
                  {paymentNames[payment.type]}, {formatDong(payment.amount)}
                </span>
                <span className={styles.quiet}>
                  {attemptText(order, payment)} · {formatMoment(payment.paidAt ?? payment.createdAt)}
                </span>
                {payment.failure ? <span>{payment.failure}</span> : null}
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

const sum = (parts: readonly { amount: number }[]): number => parts.reduce((total, { amount }) => total + amount, 0);

const received = ({ payments }: Order) => payments.filter(({ status }) => status === "PAID" || status === "REFUNDED");

/** Only a cancellation gives back less than was paid. Money that did not count for its order is given back whole. */
const refundText = (order: Order): string =>
  order.status === "CANCEL" && sum(order.refunds) < order.walletUsed + sum(received(order))
    ? words.partlyRefunded
    : words.paymentStatuses.REFUNDED;

/** An unpaid payment of a cancelled order has not failed, because the order no longer expects it. */
function paymentText(order: Order): string {
  const { status, paymentStatus } = order;
  if (paymentStatus === "REFUNDED") return refundText(order);
  return status === "CANCEL" && paymentStatus === "FAILED" ? words.neverPaid : words.paymentStatuses[paymentStatus];
}

/** Which of several payments came back in part is unknown. */
const attemptText = (order: Order, { status }: Order["payments"][number]): string =>
  status === "REFUNDED" && received(order).length === 1 ? refundText(order) : words.paymentStatuses[status];
