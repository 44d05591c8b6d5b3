import { formatDay, formatDong, formatRange } from "@thuot-tha/shared/domain";
import { lateReturnTerm, orderKind } from "@thuot-tha/shared/domain/order";
import { Notice } from "@thuot-tha/shared/ui";
import { order as words } from "../../../locales/vi/order.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderDays.module.css";

/** When the order comes, when it goes back, and what each late day costs. */
export function OrderDays({ order: { lines, delivery, lateReturn, status } }: { order: Order }) {
  const isLate = lateReturn != null && lateReturn.days > 0;
  return (
    <>
      {isLate && status === "RENTING" ? (
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
        {lateReturn ? (
          <div>
            <dt>{words.dueDay}</dt>
            <dd>
              {formatDay(lateReturn.dueDay)}
              <span className={styles.rule}>
                {isLate && status !== "RENTING"
                  ? words.lateFee(lateReturn.days, formatDong(lateReturn.fee))
                  : lateReturnTerm(lateReturn.percent, lateReturn.perDay)}
              </span>
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
