import { linkTo } from "@thuot-tha/shared/contracts";
import { orderPaymentRoute } from "@thuot-tha/shared/contracts/routes/checkout";
import { clockText } from "@thuot-tha/shared/domain/payment";
import { Link } from "@thuot-tha/shared/platform";
import { Button, Notice } from "@thuot-tha/shared/ui";
import { useCallback } from "react";
import { useDispatch } from "react-redux";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { formatMoment } from "../../../moment.ts";
import { type Order, orderNewsReceived } from "../slice.ts";
import { useCountdown } from "../use-countdown.ts";
import { useRepeated } from "../use-repeated.ts";
import styles from "./HoldNotice.module.css";

/** Countdown of an unpaid order's hold, with the link to pay. At its end the order is loaded until it is cancelled. */
export function HoldNotice({ order: { id, holdUntil } }: { order: Pick<Order, "id" | "holdUntil"> }) {
  const dispatch = useDispatch();
  const reload = useCallback(() => void dispatch(orderNewsReceived(id)), [dispatch, id]);
  const left = useCountdown(holdUntil, reload);
  const over = left === 0;
  // The shop cancels the order a little later.
  useRepeated(reload, over);
  return (
    <Notice
      tone="warning"
      live={false}
      className={styles.notice}
      action={
        over ? null : (
          <Button variant="primary" as={Link} href={linkTo(orderPaymentRoute, { orderId: id })}>
            {words.payAgain}
          </Button>
        )
      }
    >
      {over ? (
        <p>{words.holdOver}</p>
      ) : (
        <p>
          {left === null ? null : (
            <>
              {words.holdLeft} <strong className={styles.left}>{clockText(left)}</strong>.{" "}
            </>
          )}
          {holdUntil ? words.holdUntil(formatMoment(holdUntil)) : null}
        </p>
      )}
    </Notice>
  );
}
