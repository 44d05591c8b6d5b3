import { linkTo } from "@thuot-tha/shared/contracts";
import { orderRoute } from "@thuot-tha/shared/contracts/routes/account";
import { formatRange } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Money, Picture, VisuallyHidden } from "@thuot-tha/shared/ui";
import { viOrder as words } from "../../../locales/vi/order.ts";
import { dayOfMoment } from "../../../moment.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderCard.module.css";
import { StatusTag } from "./StatusTag.tsx";

/** One order of the history: pieces, date, total and status. The whole card links to it. */
export function OrderCard({ order: { id, createdAt, status, lines, totals } }: { order: Order }) {
  const [first] = lines;
  const wear = first?.dateFrom && first.dateTo ? { dateFrom: first.dateFrom, dateTo: first.dateTo } : null;
  return (
    <article className={styles.card}>
      <div className={styles.pictures} aria-hidden="true">
        {lines.slice(0, 3).map((line) => (
          <Picture key={line.id} path={line.image?.path ?? ""} alt="" sizes="4.5rem" className={styles.picture} />
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.meta}>
          {words.placedOn(dayOfMoment(createdAt))} · {id}
        </p>
        <h2 className={styles.name}>
          <Link to={linkTo(orderRoute, { orderId: id })} className={styles.link}>
            {first?.name}
            <VisuallyHidden>, {words.detailOf(id)}</VisuallyHidden>
          </Link>
          {lines.length > 1 ? <span className={styles.more}> {words.more(lines.length - 1)}</span> : null}
        </h2>
        {wear ? (
          <p className={styles.meta}>
            {words.wear}: {formatRange(wear)}
          </p>
        ) : null}
      </div>
      <div className={styles.end}>
        <StatusTag status={status} />
        <Money amount={totals.total} className={styles.total} />
      </div>
    </article>
  );
}
