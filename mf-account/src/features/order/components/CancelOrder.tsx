import { formatDong } from "@thuot-tha/shared/domain";
import { orderKind, refundTerms } from "@thuot-tha/shared/domain/order";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Disclosure } from "@thuot-tha/shared/ui";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { confirmIrreversible } from "../../../forms/confirm-action.ts";
import { showRefusal } from "../../../forms/show-refusal.ts";
import { useSettled } from "../../../forms/use-settled.ts";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { getCancel } from "../selectors.ts";
import { cancellationRequested, type Order } from "../slice.ts";

/**
 * Cancels an order: shows the refund and its terms, and asks for confirmation; again when the refund has changed. It is
 * mounted for every order, because an order that is handed over meanwhile still has to show why it is not cancelled.
 */
export function CancelOrder({ order, className }: { order: Order; className: string | undefined }) {
  const { id: orderId, cancel } = order;
  const { bus } = useHost();
  const dispatch = useDispatch();
  const phase = useSelector(getCancel);
  const agreed = useRef(cancel.refund);
  useSettled(phase, {
    onFailed: (error) => {
      if (cancel.allowed && cancel.refund !== agreed.current) void confirmAndCancel(error.message);
      else void showRefusal(bus, words.cancelRefused(orderId), error, words.cancelRefusedAdvice);
    },
  });
  const kind = orderKind(order.lines);
  const outcome = outcomeOf(order, kind);

  async function confirmAndCancel(news = ""): Promise<void> {
    agreed.current = cancel.refund;
    const content = `${news} ${outcome} ${words.cancelFinal[kind]}`.trim();
    const title = words.cancelQuestion(orderId);
    if (await confirmIrreversible(bus, { title, content, okText: words.cancel, cancelText: words.cancelKeep }))
      dispatch(cancellationRequested({ orderId, expectedRefund: cancel.refund }));
  }

  if (!cancel.allowed) return null;
  return (
    <section className={className}>
      <h2>{words.cancelTitle}</h2>
      <p>{outcome}</p>
      <Disclosure title={words.bands}>
        <ul>
          {refundTerms(kind, { maxPercent: cancel.maxPercent }).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </Disclosure>
      <Button variant="danger" loading={phase.is === "working"} onClick={() => void confirmAndCancel()}>
        {words.cancel}
      </Button>
    </section>
  );
}

function outcomeOf({ cancel: { refund, percent }, paymentStatus }: Order, kind: ReturnType<typeof orderKind>): string {
  // Of an unpaid order, only the wallet's part was paid.
  if (paymentStatus !== "PAID") return refund > 0 ? words.cancelWallet(formatDong(refund)) : words.cancelUnpaid;
  return refund > 0 ? words.cancelRefund(kind, formatDong(refund), percent) : words.cancelNothing;
}
