import { orderTransfer } from "@thuot-tha/shared/contracts/slots/payment";
import { formatDay, formatDong, formatRange } from "@thuot-tha/shared/domain";
import { clockText } from "@thuot-tha/shared/domain/payment";
import { Slot, useHost } from "@thuot-tha/shared/platform";
import { Button, buttonClass, Notice } from "@thuot-tha/shared/ui";
import { useCallback, useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSettled } from "../../../forms/use-settled.ts";
import { viOrderChange as words } from "../../../locales/vi/order-change.ts";
import { useTitleAfter } from "../../layout/focus-title.ts";
import type { Order } from "../../order/slice.ts";
import { useCountdown } from "../../order/use-countdown.ts";
import { useRepeated } from "../../order/use-repeated.ts";
import { type Change, changeChecked, getOrderChange, withdrawalRequested } from "../slice.ts";
import { PayChange } from "./PayChange.tsx";
import styles from "./WaitingChange.module.css";

/**
 * A change that waits for its payment: how to pay it or try again, how long its days are held, and how to withdraw it.
 */
export function WaitingChange({ order, change }: { order: Order; change: Change }) {
  const { notify } = useHost();
  const dispatch = useDispatch();
  const { phase, made, refused } = useSelector(getOrderChange);
  useSettled(phase, {
    onFailed: (error) => error.silent || refused || notify({ kind: "error", message: error.message }),
  });
  const { id: orderId } = order;
  const { id: changeId, payment, holdUntil } = change;
  const check = useCallback(() => void dispatch(changeChecked({ orderId, changeId })), [dispatch, orderId, changeId]);
  const left = useCountdown(holdUntil, check);
  // The gateway's own notification may be late when the shopper comes back from its page.
  useEffect(() => {
    const comeBack = () => document.hidden || check();
    comeBack();
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [check]);
  // The money may arrive while the page stays open, as with a transfer from the bank's app on another device.
  // After its time, the API may be about to end it: another process may be asking the gateway at that moment.
  useRepeated(check, payment?.status === "PENDING" || left === 0);
  // The focused button may be removed with the notice: withdrawn, paid or over.
  const place = useTitleAfter<HTMLDivElement>();
  // Moves the focus up here from the form further down the page, which has closed.
  const isNew = made?.id === changeId;
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew, place]);
  const isOpen = payment?.status === "PENDING" && (payment.redirectUrl !== null || payment.transfer !== null);
  const withdraw = () => dispatch(withdrawalRequested({ orderId, changeId }));
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warning" live={false} className={styles.notice}>
        <p>{sentenceOf(order, change)}</p>
        {left === null ? null : (
          <p>
            {left === 0 ? (
              words.holdOver
            ) : (
              <>
                {words.holdLeft} <strong className={styles.left}>{clockText(left)}</strong>
              </>
            )}
          </p>
        )}
        {payment?.status === "FAILED" ? <p role="alert">{payment.failure ?? words.payFailed}</p> : null}
        {payment?.transfer ? (
          <Slot
            of={orderTransfer}
            props={{ transfer: payment.transfer, amount: payment.amount }}
            fallback={<Transfer payment={payment} />}
          />
        ) : null}
        {left === 0 ? null : <PayChange orderId={orderId} change={change} closed={isOpen} />}
        <div className={styles.ways}>
          {payment?.redirectUrl ? (
            <a className={buttonClass({ variant: "primary" })} href={payment.redirectUrl}>
              {words.pay(formatDong(payment.amount))}
            </a>
          ) : null}
          <Button onClick={withdraw}>{words.withdraw}</Button>
        </div>
      </Notice>
    </div>
  );
}

function sentenceOf({ lines }: Order, { kind, lineId, dateFrom, dateTo }: Change): string {
  const name = lines.find(({ id }) => id === lineId)?.name ?? "";
  if (kind === "BUY" || !dateFrom || !dateTo) return words.waiting.BUY(name);
  return kind === "EXTEND"
    ? words.waiting.EXTEND(name, formatDay(dateTo))
    : words.waiting.DATES(name, formatRange({ dateFrom, dateTo }));
}

/** The transfer as text, without slot content that shows the code to scan. */
function Transfer({ payment: { transfer, amount } }: { payment: NonNullable<Change["payment"]> }) {
  if (!transfer) return null;
  const rows = [
    [words.transfer.bank, transfer.bankName],
    [words.transfer.account, transfer.accountNumber],
    [words.transfer.name, transfer.accountName],
    [words.transfer.memo, transfer.memo],
    [words.transfer.amount, formatDong(amount)],
  ] as const;
  return (
    <dl className={styles.transfer}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
