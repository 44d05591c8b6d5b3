import { linkTo } from "@thuot-tha/shared/contracts";
import { customerCareRoute } from "@thuot-tha/shared/contracts/routes/content";
import {
  lateReturnDefaults,
  lateReturnTerm,
  orderKind,
  saleRefundTerm,
  wholeRefundTerm,
} from "@thuot-tha/shared/domain";
import { Link } from "@thuot-tha/shared/platform";
import { viTerms } from "../../../locales/vi/terms.ts";
import type { Quote } from "../types.ts";
import styles from "./Terms.module.css";

type Bands = Quote["refundBands"];

/** This order's terms for cancelling, and of rentals for late return, shown before the button. */
export function Terms({ quote, prepaid }: { quote: Quote; prepaid: boolean }) {
  const { refundBands, latePercent = lateReturnDefaults.percent } = quote;
  const kind = orderKind(quote.lines);
  const hasRental = kind !== "sale";
  const words = [
    ...(hasRental ? refundBands.map((_band, index) => bandText(refundBands, index)) : []),
    viTerms.whole[kind],
    ...(hasRental ? [wholeRefundTerm, lateReturnTerm(latePercent), viTerms.late] : [saleRefundTerm]),
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

/** Bands are sorted by generosity; each ends on the day before the band above it starts. */
function bandText(bands: Bands, index: number): string {
  const { daysBefore, percent } = bands[index] as Bands[number];
  const above = bands[index - 1];
  if (percent === 0) return viTerms.none;
  if (!above) return percent === 100 ? viTerms.full(daysBefore) : viTerms.atLeast(daysBefore, percent);
  return viTerms.part(daysBefore, above.daysBefore - 1, percent);
}
