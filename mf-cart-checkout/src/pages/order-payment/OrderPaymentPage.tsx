import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { returnHint } from "@thuot-tha/shared/domain/payment";
import { Link, type PageProps } from "@thuot-tha/shared/platform";
import { buttonClass, EmptyState, Icon, Loading, SkeletonBlock } from "@thuot-tha/shared/ui";
import { useCallback, useState } from "react";
import { useSelector } from "react-redux";
import { getPaying } from "../../features/paying/slice.ts";
import { getPlacedOrder, type Order } from "../../features/placed-order/slice.ts";
import { PutBack } from "../../features/put-back/components/PutBack.tsx";
import { RefusedLines } from "../../features/put-back/components/RefusedLines.tsx";
import { getPutBack } from "../../features/put-back/slice.ts";
import { viPaying } from "../../locales/vi/paying.ts";
import { Attempt } from "./Attempt.tsx";
import { HeldOrder } from "./HeldOrder.tsx";
import styles from "./OrderPaymentPage.module.css";
import { useWaiting } from "./use-waiting.ts";

/** An unpaid order: how to pay it now, other methods, and the countdown of its hold. */
export function OrderPaymentPage({ search }: PageProps) {
  const order = useSelector(getPlacedOrder);
  const paying = useSelector(getPaying);
  const { leaving, watch } = useWaiting(order, paying, search);
  const holdUntil = paying?.holdUntil ?? null;
  const [endedHold, setEndedHold] = useState<string | null>(null);
  const onOver = useCallback(() => {
    setEndedHold(holdUntil);
    // The server returns the pieces to stock; this page finds out with its next poll.
    watch();
  }, [holdUntil, watch]);
  const over = holdUntil !== null && endedHold === holdUntil;
  if (order?.status === "CANCEL") return <Gone order={order} />;
  if (order?.status !== "NOT_PAID" || !paying) {
    return (
      <div className={styles.page}>
        <Loading label={viPaying.settling}>
          <SkeletonBlock height="24rem" />
        </Loading>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <Link className={styles.back} to={linkTo(orderRoute, { orderId: order.id })}>
        <Icon name="chevron-left" size={18} /> {viPaying.toOrder}
      </Link>
      <h1>{viPaying.title}</h1>
      <div className={styles.columns}>
        <HeldOrder order={order} paying={paying} onOver={onOver} />
        {over ? null : (
          <Attempt order={order} paying={paying} hint={leaving ? null : returnHint(search)} leaving={leaving} />
        )}
      </div>
    </div>
  );
}

function Gone({ order }: { order: Order }) {
  const putBack = useSelector(getPutBack);
  const attempt = putBack?.orderId === order.id ? putBack : null;
  return (
    <>
      <div role="alert">
        <EmptyState
          heading="h1"
          icon="warning"
          title={viPaying.goneTitle}
          message={viPaying.goneText}
          action={
            <>
              <PutBack order={order} attempt={attempt} />
              <Link className={buttonClass()} to={linkTo(orderRoute, { orderId: order.id })}>
                {viPaying.toOrder}
              </Link>
            </>
          }
        />
      </div>
      {attempt && !attempt.working ? <RefusedLines refused={attempt.refused} className={styles.refused} /> : null}
    </>
  );
}
