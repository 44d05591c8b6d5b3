import { VisuallyHidden } from "@thuot-tha/shared/ui";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { formatMoment } from "../../../moment.ts";
import type { Order } from "../slice.ts";
import { stepsOf } from "../steps.ts";
import styles from "./OrderTimeline.module.css";

/** An order's timeline: completed steps with their time, then those to come. */
export function OrderTimeline({ order }: { order: Order }) {
  return (
    <ol className={styles.steps}>
      {stepsOf(order).map(({ status, at, note }, index) => (
        <li
          key={index}
          className={at ? styles.taken : styles.ahead}
          aria-current={at && index === order.timeline.length - 1 ? "step" : undefined}
        >
          <span className={styles.name}>{words.statuses[status]}</span>
          {at ? <time dateTime={at}>{formatMoment(at)}</time> : <VisuallyHidden>{words.upcoming}</VisuallyHidden>}
          {note ? <span className={styles.note}>{note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
