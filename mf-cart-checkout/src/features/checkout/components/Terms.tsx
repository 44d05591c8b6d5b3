import { linkTo } from "@thuot-tha/shared/contracts";
import { customerCareRoute } from "@thuot-tha/shared/contracts/routes/content";
import { lateReturnDefaults, lateReturnTerm, orderKind, refundTerms } from "@thuot-tha/shared/domain/order";
import { Link } from "@thuot-tha/shared/platform";
import { viTerms } from "../../../locales/vi/terms.ts";
import type { Quote } from "../types.ts";
import styles from "./Terms.module.css";

/** This order's terms for cancelling, and of rentals for late return, shown before the button. */
export function Terms({ quote, prepaid }: { quote: Quote; prepaid: boolean }) {
  const { refundBands: bands, latePercent = lateReturnDefaults.percent } = quote;
  const kind = orderKind(quote.lines);
  const hasRental = kind !== "sale";
  const words = [
    ...refundTerms(kind, { bands }),
    ...(hasRental ? [lateReturnTerm(latePercent), viTerms.late] : []),
    ...(prepaid ? [viTerms.hold(quote.holdMinutes)] : []),
  ];
  const title = hasRental ? viTerms.title : viTerms.saleTitle;
  return (
    <section className={styles.terms} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        <Link to={linkTo(customerCareRoute, { customerCareLink: viTerms.moreLink })}>{viTerms.more}</Link>
      </p>
      <p>{viTerms.agree}</p>
    </section>
  );
}
