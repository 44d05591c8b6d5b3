import { type Day, formatDay, formatDong, formatRange, today } from "@thuot-tha/shared/domain";
import { lateReturnTerm, orderKind } from "@thuot-tha/shared/domain/order";
import { useHost } from "@thuot-tha/shared/platform";
import { Notice } from "@thuot-tha/shared/ui";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { hasArrived } from "../has-arrived.ts";
import type { Line, Order } from "../slice.ts";
import styles from "./OrderDays.module.css";

/** When the order comes, when it goes back, and what each late day costs or has cost. */
export function OrderDays({ order }: { order: Order }) {
  const { now } = useHost();
  const { lines, lateReturn, status } = order;
  const delivery = deliveryOf(order, today(now()));
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
            <dd>{delivery}</dd>
          </div>
        ) : null}
        {lateReturn && status !== "CANCEL" ? (
          <div>
            <dt>{words.dueDay}</dt>
            <dd>
              {listed(dueDays(lines))}
              {term ? <span className={styles.rule}>{term}</span> : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

/** Each day once, the first one first. */
const listed = (days: readonly Day[]): string => [...new Set(days)].sort().map(formatDay).join(" và ");

const deliveryDays = (lines: readonly Line[]): Day[] => lines.flatMap(({ period }) => period?.dateFrom ?? []);

/** When the order comes; once the customer has it, when its later rentals come. Null when nothing is to come. */
function deliveryOf(order: Order, day: Day): string | null {
  const { lines, delivery, status } = order;
  if (status === "RENTING") return listed(deliveryDays(lines.filter((line) => !hasArrived(line, order, day)))) || null;
  return delivery ? listed(deliveryDays(lines)) || formatRange(delivery) : null;
}

/** The return days of the rentals that the customer has not bought. */
const dueDays = (lines: readonly Line[]): Day[] =>
  lines.flatMap(({ period, boughtFor }) => (period && boughtFor == null ? [period.dateTo] : []));

/**
 * The rule while pieces can still be late, and what those that are back cost; once all are, the fee of a late return.
 */
function lateTermOf({ lateReturn, status }: Order): string | null {
  if (!lateReturn) return null;
  const { percent, perDay, days, fee } = lateReturn;
  if (status !== "RETURNED" && status !== "DONE") {
    const rule = lateReturnTerm(percent, perDay);
    return days === 0 && fee > 0 ? `${rule} ${words.lateFeeSoFar(formatDong(fee))}` : rule;
  }
  return days > 0 ? words.lateFee(days, formatDong(fee)) : null;
}
