import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { type DayRange, formatDayInWords, formatDong, formatRange } from "@thuot-tha/shared/domain";
import { orderKind } from "@thuot-tha/shared/domain/order";
import { Link } from "@thuot-tha/shared/platform";
import { Picture } from "@thuot-tha/shared/ui";
import { viLine } from "../../../locales/vi/line.ts";
import { viSuccess } from "../../../locales/vi/success.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderLines.module.css";

/**
 * The pieces of an order: rentals with their wear, delivery and return days in words, purchases with their delivery.
 */
export function OrderLines({ order: { lines, delivery } }: { order: Pick<Order, "lines" | "delivery"> }) {
  const arrival = orderKind(lines) === "mixed" ? viSuccess.saleTogether : viSuccess.saleDelivery;
  return (
    <ul className={styles.lines}>
      {lines.map(
        ({ id, type, link, name, image, size, color, quantities, dateFrom, dateTo, period, total, ...line }) => (
          <li key={id}>
            <Picture path={image?.path ?? ""} alt="" sizes="5rem" />
            <div className={styles.words}>
              <Link to={linkTo(productRoute, { productLink: link })}>{name}</Link>
              <p>
                {viLine[type]} · {viLine.size} {size} · {color} {viLine.pieces(quantities)}
              </p>
              {period && dateFrom && dateTo ? (
                <>
                  <p>{viLine.wearDays(formatRange({ dateFrom, dateTo }))}</p>
                  <p>{viSuccess.delivery(formatDayInWords(period.dateFrom))}</p>
                  <p>{viSuccess.return(formatDayInWords(period.dateTo))}</p>
                </>
              ) : delivery ? (
                <p>{arrival(daysText(delivery))}</p>
              ) : null}
              {line.ownMemberPrice ? <p>{viLine.ownMemberPrice}</p> : null}
            </div>
            <p className={styles.price}>{formatDong(total)}</p>
          </li>
        ),
      )}
    </ul>
  );
}

/** @example "Thứ Tư, 09/12/2026", or "03/12/2026 – 05/12/2026" */
const daysText = (days: DayRange): string =>
  days.dateFrom === days.dateTo ? formatDayInWords(days.dateFrom) : formatRange(days);
