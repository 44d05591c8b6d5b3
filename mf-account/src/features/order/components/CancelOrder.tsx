import { formatDong, orderKind, refundBands, saleRefundTerm, wholeRefundTerm } from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { Button, Disclosure } from "@thuot-tha/shared/ui";
import { useDispatch, useSelector } from "react-redux";
import { confirmIrreversible } from "../../../forms/confirm-irreversible.ts";
import { failureText } from "../../../forms/failure-text.ts";
import { useSettled } from "../../../forms/use-settled.ts";
import { order as words } from "../../../locales/vi/order.ts";
import { getCancel } from "../selectors.ts";
import { cancellationRequested, type Order } from "../slice.ts";

/** Cancels an order: shows the refund and its terms, and asks for confirmation. */
export function CancelOrder({ order }: { order: Order }) {
  const { id } = order;
  const { notify } = useHost();
  const dispatch = useDispatch();
  const phase = useSelector(getCancel);
  useSettled(phase, {
    onFailed: (error) => error.silent || notify({ kind: "error", message: failureText(error) }),
  });
  const kind = orderKind(order.lines);
  const outcome = outcomeOf(order, kind);

  async function confirmAndCancel(): Promise<void> {
    const content = `${outcome} ${words.cancelFinal[kind]}`;
    const title = words.cancelQuestion(id);
    if (await confirmIrreversible({ title, content, okText: words.cancel, cancelText: words.cancelKeep }))
      dispatch(cancellationRequested(id));
  }

  return (
    <>
      <p>{outcome}</p>
      <Disclosure title={words.bands}>
        <ul>
          {kind === "sale" ? (
            <li>{words.saleBand}</li>
          ) : (
            refundBands.map(({ daysBefore, percent }, index) => (
              <li key={daysBefore}>{words.band(kind, daysBefore, lastDayBelow(index), percent)}</li>
            ))
          )}
          <li>{kind === "sale" ? saleRefundTerm : wholeRefundTerm}</li>
        </ul>
      </Disclosure>
      <Button variant="danger" loading={phase.is === "working"} onClick={() => void confirmAndCancel()}>
        {words.cancel}
      </Button>
    </>
  );
}

function outcomeOf({ cancel: { refund, percent }, paymentStatus }: Order, kind: ReturnType<typeof orderKind>): string {
  if (refund > 0) return words.cancelRefund(kind, formatDong(refund), percent);
  return paymentStatus === "PAID" ? words.cancelNothing : words.cancelUnpaid;
}

/** A band ends on the day before the next more generous band starts; the first has no upper end. */
const lastDayBelow = (index: number): number | null => {
  const above = refundBands[index - 1];
  return above ? above.daysBefore - 1 : null;
};
