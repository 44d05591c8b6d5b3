import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { formatDay, formatDong, formatRange } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Money, Picture, Tag } from "@thuot-tha/shared/ui";
import { viOrder as words } from "../../../locales/vi/order.ts";
import type { Line, Order } from "../slice.ts";
import { LineActions } from "./LineActions.tsx";
import styles from "./OrderLine.module.css";

/** One piece of an order: name, wear dates, delivery and return, price. */
export function OrderLine({ order, line }: { order: Order; line: Line }) {
  const { dateFrom, dateTo, period, returnedOn } = line;
  return (
    <article className={styles.line}>
      <Picture path={line.image?.path ?? ""} alt="" sizes="6rem" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.brand}>{line.brand}</p>
        <h3>
          <Link to={linkTo(productRoute, { productLink: line.link })}>{line.name}</Link>
        </h3>
        <p className={styles.meta}>
          <Tag tone={line.type === "rental" ? "accent" : "neutral"}>{words[line.type]}</Tag>
          {words.variant(line.size, line.color)} · {words.quantity(line.quantities)}
        </p>
        {dateFrom && dateTo && period ? (
          <dl className={styles.dates}>
            <div>
              <dt>{words.wear}</dt>
              <dd>{formatRange({ dateFrom, dateTo })}</dd>
            </div>
            <div>
              <dt>{words.period}</dt>
              <dd>{formatRange(period)}</dd>
            </div>
            {returnedOn ? (
              <div>
                <dt>{words.returned}</dt>
                <dd>{formatDay(returnedOn)}</dd>
              </div>
            ) : null}
          </dl>
        ) : null}
        <LineActions order={order} line={line} />
      </div>
      <p className={styles.price}>
        <Money amount={line.total} />
        {line.ownMemberPrice ? <span>{words.ownMemberPrice}</span> : null}
        {line.deposit > 0 ? (
          <span>
            {words.deposit} {formatDong(line.deposit)}
          </span>
        ) : null}
      </p>
    </article>
  );
}
