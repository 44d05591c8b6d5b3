import { linkTo } from "@thuot-tha/shared/contracts";
import { productRoute } from "@thuot-tha/shared/contracts/routes/catalogue";
import { formatDayInWords, formatDong, formatRange } from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { Picture } from "@thuot-tha/shared/ui";
import { viLine } from "../../../locales/vi/line.ts";
import { viSuccess } from "../../../locales/vi/success.ts";
import type { Order } from "../slice.ts";
import styles from "./OrderLines.module.css";

/** The pieces of an order, with their delivery and return days in words. */
export function OrderLines({ lines }: { lines: Order["lines"] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, type, link, name, image, size, color, quantities, period, total }) => (
        <li key={id}>
          <Picture path={image?.path ?? ""} alt="" sizes="5rem" />
          <div className={styles.words}>
            <Link to={linkTo(productRoute, { productLink: link })}>{name}</Link>
            <p>
              {viLine[type]} · {viLine.size} {size} · {color} {viLine.pieces(quantities)}
            </p>
            {period ? (
              <>
                <p>
                  {viSuccess.period} {formatRange(period)}
                </p>
                <p>{viSuccess.delivery(formatDayInWords(period.dateFrom))}</p>
                <p>{viSuccess.return(formatDayInWords(period.dateTo))}</p>
              </>
            ) : (
              <p>{viSuccess.saleDelivery}</p>
            )}
          </div>
          <p className={styles.price}>{formatDong(total)}</p>
        </li>
      ))}
    </ul>
  );
}
