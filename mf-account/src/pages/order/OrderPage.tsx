import { linkTo } from "@thuot-tha/shared/contracts";
import { ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { priceRows, settlementRows } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, PriceTable } from "@thuot-tha/shared/ui";
import paper from "@thuot-tha/shared/ui/paper.module.css";
import { useSelector } from "react-redux";
import { AddressText } from "../../features/address/components/AddressText.tsx";
import { AccountLayout } from "../../features/layout/AccountLayout.tsx";
import { focusTitleIfLost } from "../../features/layout/focus-title.ts";
import { CancelOrder } from "../../features/order/components/CancelOrder.tsx";
import { HoldNotice } from "../../features/order/components/HoldNotice.tsx";
import { OrderDays } from "../../features/order/components/OrderDays.tsx";
import { OrderLine } from "../../features/order/components/OrderLine.tsx";
import { OrderPayments } from "../../features/order/components/OrderPayments.tsx";
import { OrderTimeline } from "../../features/order/components/OrderTimeline.tsx";
import { StatusTag } from "../../features/order/components/StatusTag.tsx";
import { WrongSum } from "../../features/order/components/WrongSum.tsx";
import { getCancel, getOrder } from "../../features/order/selectors.ts";
import { ChangeAddress } from "../../features/order-care/components/ChangeAddress.tsx";
import { Help } from "../../features/order-care/components/Help.tsx";
import { ChangeHistory } from "../../features/order-change/components/ChangeHistory.tsx";
import { RentalChanges } from "../../features/order-change/components/RentalChanges.tsx";
import { WaitingChange } from "../../features/order-change/components/WaitingChange.tsx";
import { useSettled } from "../../forms/use-settled.ts";
import { viOrder as words } from "../../locales/vi/order.ts";
import { viOrderCare as careWords } from "../../locales/vi/order-care.ts";
import { dayOfMoment } from "../../moment.ts";
import styles from "./OrderPage.module.css";

/** One order: its pieces, costs and status, and how to cancel it while that is possible. */
export function OrderPage() {
  const { notify } = useHost();
  const order = useSelector(getOrder);
  useSettled(useSelector(getCancel), {
    onDone: () => {
      notify({ kind: "success", message: words.cancelled });
      focusTitleIfLost();
    },
  });
  if (!order) return <AccountLayout title={words.title} />;
  const waiting = order.changes?.find(({ status }) => status === "WAITING");
  return (
    <AccountLayout
      title={words.orderTitle(order.id)}
      lead={words.placedOn(dayOfMoment(order.createdAt))}
      back={{ name: words.back, to: linkTo(ordersRoute) }}
      action={
        <div className={styles.head}>
          <StatusTag status={order.status} />
          <Button size="small" variant="quiet" className={styles.print} onClick={() => window.print()}>
            {words.print}
          </Button>
        </div>
      }
    >
      <p className={styles.letterhead}>{words.letterhead}</p>
      {order.status === "NOT_PAID" ? <HoldNotice order={order} /> : null}
      {waiting ? <WaitingChange key={waiting.id} order={order} change={waiting} /> : null}
      <WrongSum order={order} />
      <div className={`${styles.columns} ${paper.paper}`}>
        <div>
          <OrderDays order={order} />
          <h2>{words.lines}</h2>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.id}>
                <OrderLine order={order} line={line} />
                <RentalChanges order={order} line={line} />
              </li>
            ))}
          </ul>
          <PriceTable rows={priceRows(order.totals)} total={order.totals.total} payment={settlementRows(order)} />
        </div>
        <div className={styles.side}>
          <section>
            <h2>{words.timeline}</h2>
            <OrderTimeline order={order} />
          </section>
          <section>
            <h2>{words.payment}</h2>
            <OrderPayments order={order} />
          </section>
          <ChangeHistory order={order} />
          <section>
            <h2>{words.address}</h2>
            <AddressText address={order.address} />
            <ChangeAddress order={order} />
          </section>
          {order.note ? (
            <section>
              <h2>{words.note}</h2>
              <p>{order.note}</p>
            </section>
          ) : null}
        </div>
        <section className={styles.help}>
          <h2>{careWords.help}</h2>
          <Help order={order} />
        </section>
        <CancelOrder order={order} className={styles.cancel} />
      </div>
    </AccountLayout>
  );
}
