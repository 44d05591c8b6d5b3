import {
  extraDays,
  formatDayInWords,
  formatDong,
  rangeLength,
  rentalLineTotal,
  rentalPeriod,
} from "@thuot-tha/shared/domain";
import type { Product } from "../../../features/product/slice.ts";
import { vi } from "../../../locales/vi/product.ts";
import styles from "./Costs.module.css";
import type { WearDates } from "./WearCalendar.tsx";

interface CostsProps {
  product: Product;
  renting: boolean;
  wear: WearDates | null;
}

/** What it comes to, as soon as it can be said; read out when it changes. */
export function Costs({ product, renting, wear }: CostsProps) {
  const words = vi;
  if (!renting) return null;
  if (!wear) return <p className={styles.hint}>{words.needDates}</p>;
  const rent = rentalLineTotal({ rentalPrice: product.rentalPrice, quantities: 1, ...wear });
  const period = rentalPeriod(wear);
  return (
    <section className={styles.costs} aria-label={words.breakdown} aria-live="polite">
      <dl>
        <div>
          <dt>
            {words.rent(rangeLength(wear))}
            <small>{words.rule(formatDong(product.rentalPrice), extraDays(wear))}</small>
          </dt>
          <dd>{formatDong(rent)}</dd>
        </div>
        <div>
          <dt>
            {words.deposit} <small>{words.refundable}</small>
          </dt>
          <dd>{formatDong(product.depositPrice)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>{formatDong(rent + product.depositPrice)}</dd>
        </div>
      </dl>
      <p>
        {words.delivery(formatDayInWords(period.dateFrom))} · {words.return(formatDayInWords(period.dateTo))}
      </p>
    </section>
  );
}
