import {
  extraDays,
  formatDayInWords,
  formatDong,
  memberLineTotal,
  rentalLineTotal,
  rentalPeriod,
} from "@thuot-tha/shared/domain";
import type { Product } from "../../../features/product/slice.ts";
import { usePricing } from "../../../features/session/use-pricing.ts";
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
  const pricing = usePricing();
  if (!renting) return null;
  return (
    <section className={styles.costs} aria-label={vi.breakdown} aria-live="polite">
      {wear ? <Breakdown {...{ product, wear, pricing }} /> : <p className={styles.hint}>{vi.needDates}</p>}
    </section>
  );
}

function Breakdown({
  product,
  wear,
  pricing,
}: {
  product: Product;
  wear: WearDates;
  pricing: ReturnType<typeof usePricing>;
}) {
  const line = { ...wear, quantities: 1, productId: product.id, rentalPrice: product.rentalPrice };
  const rent = rentalLineTotal(line);
  const extra = extraDays(wear);
  const paid = pricing
    ? Math.min(rent, memberLineTotal({ ...line, membershipRentalPrice: product.membershipRentalPrice }, pricing))
    : rent;
  const period = rentalPeriod(wear);
  return (
    <>
      <dl>
        <Row term={vi.rent} amount={product.rentalPrice} />
        {extra > 0 ? (
          <Row
            term={vi.extraDays(extra)}
            amount={rent - product.rentalPrice}
            note={vi.extraRule(formatDong(product.rentalPrice / 10))}
          />
        ) : null}
        {paid < rent ? <Row term={vi.memberSaving} amount={paid - rent} /> : null}
        <Row term={vi.deposit} amount={product.depositPrice} note={vi.refundable} />
        <div className={styles.total}>
          <dt>{vi.total}</dt>
          <dd>{formatDong(paid + product.depositPrice)}</dd>
        </div>
      </dl>
      <p>
        {vi.delivery(formatDayInWords(period.dateFrom))}
        <br />
        {vi.return(formatDayInWords(period.dateTo))}
      </p>
    </>
  );
}

function Row({ term, amount, note }: { term: string; amount: number; note?: string }) {
  return (
    <div>
      <dt>
        {term}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>{formatDong(amount)}</dd>
    </div>
  );
}
