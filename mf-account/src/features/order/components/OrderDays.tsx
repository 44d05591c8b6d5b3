import { type Day, formatDay, formatDong, formatRange } from "@thuot-tha/shared/domain";
import { lateReturnTerm, orderKind } from "@thuot-tha/shared/domain/order";
import { Notice } from "@thuot-tha/shared/ui";
import { order as words } from "../../../locales/vi/order.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderDays.module.css";

/** When the order comes, when it goes back, and what each late day costs or has cost. */
export function OrderDays({ order }: { order: Order }) {
  const { lines, delivery, lateReturn, status } = order;
  const term = lateTermOf(order);
  return (
    <>
      {lateReturn && lateReturn.days > 0 && status === "RENTING" ? (
        <Notice tone="warning" live={false} title={words.lateTitle} className={styles.late}>
          <p>{words.lateNow(formatDay(lateReturn.dueDay), lateReturn.days, formatDong(lateReturn.fee))}</p>
        </Notice>
      ) : null}
      <dl className={styles.days}>
        {delivery ? (
          <div>
            <dt>{words.expected[orderKind(lines)]}</dt>
            <dd>{formatRange(delivery)}</dd>
          </div>
        ) : null}
        {lateReturn && status !== "CANCEL" ? (
          <div>
            <dt>{words.dueDay}</dt>
            <dd>
              {dueDays(lines).map(formatDay).join(" và ")}
              {term ? <span className={styles.rule}>{term}</span> : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

/** The return days of the rentals that the customer has not bought: each once, the first one first. */
const dueDays = (lines: Order["lines"]): Day[] => [
  ...new Set(lines.flatMap(({ period, boughtFor }) => (period && boughtFor == null ? [period.dateTo] : [])).sort()),
];

/** The rule while the pieces can still be late; once they are back, the fee of a late return. */
function lateTermOf({ lateReturn, status }: Order): string | null {
  if (!lateReturn) return null;
  const { percent, perDay, days, fee } = lateReturn;
  if (status !== "RETURNED" && status !== "DONE") return lateReturnTerm(percent, perDay);
  return days > 0 ? words.lateFee(days, formatDong(fee)) : null;
}
