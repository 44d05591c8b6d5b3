import { pathTo } from "@thuot-tha/shared/contracts/routes";
import { Link, useHost } from "@thuot-tha/shared/platform";
import { Icon, Notice } from "@thuot-tha/shared/ui";
import { useSelector } from "react-redux";
import { AddressText } from "../../features/address/components/AddressText.tsx";
import { AccountFrame } from "../../features/frame/AccountFrame.tsx";
import { CancelOrder } from "../../features/order/components/CancelOrder.tsx";
import { OrderLine } from "../../features/order/components/OrderLine.tsx";
import { OrderTimeline } from "../../features/order/components/OrderTimeline.tsx";
import { OrderTotals } from "../../features/order/components/OrderTotals.tsx";
import { StatusTag } from "../../features/order/components/StatusTag.tsx";
import { dayOfMoment, formatMoment } from "../../features/order/moment.ts";
import { getCancel, getOrder } from "../../features/order/selectors.ts";
import { useSettled } from "../../forms/use-settled.ts";
import { order as words } from "../../locales/vi/order.ts";
import styles from "./OrderPage.module.css";

/** One order: its pieces and costs, where it is, and how to cancel it while that is possible. */
export function OrderPage() {
  const { notify } = useHost();
  const order = useSelector(getOrder);
  useSettled(useSelector(getCancel), { onDone: () => notify({ kind: "success", message: words.cancelled }) });
  if (!order) return null;
  return (
    <AccountFrame
      title={words.orderTitle(order.id)}
      lead={words.placedOn(dayOfMoment(order.createdAt))}
      action={<StatusTag status={order.status} />}
    >
      <Link className={styles.back} to={pathTo("orders")}>
        <Icon name="chevron-left" size={18} />
        {words.back}
      </Link>
      {order.status === "NOT_PAID" && order.holdUntil ? (
        <Notice tone="warning" live={false} className={styles.notice}>
          <p>{words.holdUntil(formatMoment(order.holdUntil))}</p>
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <div>
          <h2>{words.lines}</h2>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.id}>
                <OrderLine line={line} />
              </li>
            ))}
          </ul>
          <OrderTotals totals={order.totals} />
        </div>
        <div className={styles.side}>
          <section>
            <h2>{words.timeline}</h2>
            <OrderTimeline order={order} />
          </section>
          <section>
            <h2>{words.payment}</h2>
            <p>
              {words.paymentTypes[order.paymentType]}
              <br />
              {words.paymentStatuses[order.paymentStatus]}
            </p>
          </section>
          <section>
            <h2>{words.address}</h2>
            <AddressText address={order.address} />
          </section>
          {order.note ? (
            <section>
              <h2>{words.note}</h2>
              <p>{order.note}</p>
            </section>
          ) : null}
          {order.cancel.allowed ? (
            <section>
              <h2>{words.cancelTitle}</h2>
              <CancelOrder order={order} />
            </section>
          ) : null}
        </div>
      </div>
    </AccountFrame>
  );
}
