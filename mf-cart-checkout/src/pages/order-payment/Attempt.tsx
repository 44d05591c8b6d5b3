import { formatDong } from "@thuot-tha/shared/domain";
import type { returnHint } from "@thuot-tha/shared/domain/payment";
import { Disclosure, Notice } from "@thuot-tha/shared/ui";
import { useEffect, useRef } from "react";
import { useDispatch } from "react-redux";
import { GatewayWait } from "../../features/paying/components/GatewayWait.tsx";
import { PayAgain } from "../../features/paying/components/PayAgain.tsx";
import { Transfer } from "../../features/paying/components/Transfer.tsx";
import { paymentRequested } from "../../features/paying/slice.ts";
import type { Paying } from "../../features/paying/types.ts";
import type { Order } from "../../features/placed-order/slice.ts";
import { viPaying } from "../../locales/vi/paying.ts";
import styles from "./OrderPaymentPage.module.css";

interface AttemptProps {
  order: Order;
  paying: Paying;
  hint: ReturnType<typeof returnHint>;
  leaving: boolean;
}

/** The current payment attempt, and the choice of another method. */
export function Attempt({ order, paying, hint, leaving }: AttemptProps) {
  const dispatch = useDispatch();
  const { payment, choices, missed, retry, receipts } = paying;
  const pending = payment?.status === "PENDING" ? payment : null;
  const stuck = pending === null || (pending.transfer === null && hint === "not-paid");
  const shown = useRef(payment?.id);
  // The pressed button is removed with the last attempt, so the heading of the new one takes the focus.
  useEffect(() => {
    if (shown.current === payment?.id) return;
    shown.current = payment?.id;
    if (document.activeElement === document.body) document.getElementById("paying-now")?.focus();
  }, [payment?.id]);
  const again = (title: string) => (
    <PayAgain
      key={payment?.id}
      title={title}
      last={payment?.type ?? order.paymentType}
      choices={choices}
      retry={retry}
      onPay={(type) => dispatch(paymentRequested(type))}
    />
  );

  return (
    <div className={styles.attempt}>
      {missed ? (
        <Notice tone="warning">
          <p>{viPaying.missed}</p>
        </Notice>
      ) : null}
      {receipts.map(({ amount, expected, at }) => (
        <Notice key={at + amount} tone="warning" title={viPaying.wrongSumTitle}>
          <p>{viPaying.wrongSum(formatDong(amount), formatDong(expected))}</p>
        </Notice>
      ))}
      {pending?.transfer ? (
        <Transfer amount={pending.amount} transfer={pending.transfer} />
      ) : pending ? (
        <GatewayWait payment={pending} hint={hint} leaving={leaving} />
      ) : (
        <Notice tone="error" title={viPaying.failedTitle}>
          <p>{payment?.failure ? viPaying.failedBecause(payment.failure) : viPaying.failedText}</p>
        </Notice>
      )}
      {stuck ? (
        <section aria-labelledby="paying-again">
          <h2 id="paying-again">{viPaying.againTitle}</h2>
          {again(viPaying.againTitle)}
        </section>
      ) : (
        <>
          <p className={styles.waiting} role="status">
            {viPaying.waiting}
          </p>
          <Disclosure title={viPaying.otherTitle}>
            <p className={styles.waiting}>{viPaying.againNote}</p>
            {again(viPaying.otherTitle)}
          </Disclosure>
        </>
      )}
    </div>
  );
}
