import { formatDay, formatRange } from "@thuot-tha/shared/domain";
import { viOrderChange as words } from "../../../locales/vi/order-change.ts";
import { formatMoment } from "../../../moment.ts";
import type { Order } from "../../order/slice.ts";
import { signed } from "../../wallet/signed.ts";
import type { Change } from "../slice.ts";
import styles from "./ChangeHistory.module.css";

/** The changes that were made, newest first. Renders nothing without one. */
export function ChangeHistory({ order }: { order: Order }) {
  const made = (order.changes ?? []).filter(({ status }) => status === "DONE");
  if (made.length === 0) return null;
  return (
    <section>
      <h2>{words.history}</h2>
      <ul className={styles.list}>
        {made.map((change) => (
          <li key={change.id}>
            <span>{sentenceOf(order, change)}</span>
            <span className={styles.quiet}>
              {change.amount === 0 ? null : words.pastAmount(signed(change.amount))}
              {formatMoment(change.createdAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sentenceOf({ lines }: Order, { kind, lineId, dateFrom, dateTo }: Change): string {
  const name = lines.find(({ id }) => id === lineId)?.name ?? "";
  if (kind === "BUY" || !dateFrom || !dateTo) return words.past.BUY(name);
  return kind === "EXTEND"
    ? words.past.EXTEND(name, formatDay(dateTo))
    : words.past.DATES(name, formatRange({ dateFrom, dateTo }));
}
