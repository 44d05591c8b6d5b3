import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute, ordersRoute } from "@thuot-tha/shared/contracts/routes/account";
import { homeRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { priceRows, settlementRows, timeOfDay } from "@thuot-tha/shared/domain";
import { placeLine } from "@thuot-tha/shared/domain/order";
import { paymentNames } from "@thuot-tha/shared/domain/payment";
import { Link } from "@thuot-tha/shared/platform";
import { buttonClass, Icon, Notice, PriceTable } from "@thuot-tha/shared/ui";
import paper from "@thuot-tha/shared/ui/paper.module.css";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { orderOpened } from "../../features/checkout/slice.ts";
import { NextSteps } from "../../features/placed-order/components/NextSteps.tsx";
import { OrderLines } from "../../features/placed-order/components/OrderLines.tsx";
import { TakeAlong } from "../../features/placed-order/components/TakeAlong.tsx";
import { getPlacedOrder } from "../../features/placed-order/slice.ts";
import { titleOf } from "../../features/placed-order/title.ts";
import { viSuccess } from "../../locales/vi/success.ts";
import styles from "./SuccessPage.module.css";

/** The confirmed order: its number, days, costs and next steps. */
export function SuccessPage() {
  const dispatch = useDispatch();
  const order = useSelector(getPlacedOrder);
  const orderId = order?.id ?? "";
  useEffect(() => void dispatch(orderOpened(orderId)), [orderId, dispatch]);
  if (!order) return null;
  const { id, status, totals, address, paymentType, holdUntil, walletUsed, payable } = order;
  const waiting = status === "NOT_PAID";
  const cancelled = status === "CANCEL";
  return (
    <div className={`${styles.page} ${paper.paper}`}>
      <header className={styles.head}>
        <p className={styles.letterhead}>{viSuccess.letterhead}</p>
        {cancelled ? null : <Icon name={waiting ? "wallet" : "check-circle"} size={44} className={styles.mark} />}
        {cancelled ? null : <p className={styles.thanks}>{viSuccess.title}</p>}
        <h1>{titleOf(order)}</h1>
        <p className={styles.number}>
          {viSuccess.number} <strong translate="no">{id}</strong>
        </p>
        {waiting || cancelled ? null : <TakeAlong order={order} />}
      </header>
      {waiting ? (
        <Notice
          tone="warning"
          live={false}
          action={
            <Link className={buttonClass({ variant: "primary" })} to={linkTo(orderPaymentRoute, { orderId: id })}>
              {viSuccess.toPay}
            </Link>
          }
        >
          {holdUntil ? <p>{viSuccess.holdUntil(timeOfDay(new Date(holdUntil)))}</p> : null}
        </Notice>
      ) : null}
      <div className={styles.columns}>
        <section aria-labelledby="order-lines">
          <h2 id="order-lines">{viSuccess.lines}</h2>
          <OrderLines order={order} />
          <PriceTable rows={priceRows(totals)} total={totals.total} payment={settlementRows(order)} />
        </section>
        <div className={styles.aside}>
          {cancelled ? null : <NextSteps order={order} />}
          <dl className={styles.facts}>
            <dt>{viSuccess.address}</dt>
            <dd>
              {address.receiverName}, {address.phone}
              <br />
              {placeLine(address)}
            </dd>
            <dt>{viSuccess.method}</dt>
            <dd>{walletUsed > 0 && payable === 0 ? viSuccess.paidByWallet : paymentNames[paymentType]}</dd>
          </dl>
        </div>
      </div>
      <nav className={styles.ways} aria-label={viSuccess.ways}>
        <Link
          className={buttonClass({ variant: waiting ? "secondary" : "primary" })}
          to={linkTo(orderRoute, { orderId: id })}
        >
          {viSuccess.follow}
        </Link>
        <Link className={buttonClass()} to={linkTo(ordersRoute)}>
          {viSuccess.orders}
        </Link>
        <Link className={buttonClass({ variant: "quiet" })} to={linkTo(homeRoute)}>
          {viSuccess.home}
        </Link>
      </nav>
    </div>
  );
}
