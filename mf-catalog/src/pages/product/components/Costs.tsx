import {
  extraDays,
  formatDayInWords,
  formatDong,
  ownMemberPrice,
  type PriceRow,
  priceRows,
  rentalPeriod,
  shippingDefaults,
} from "@thuot-tha/shared/domain";
import { useHost } from "@thuot-tha/shared/platform";
import { useMembershipPricing } from "@thuot-tha/shared/session/use-membership-pricing";
import { PriceTable } from "@thuot-tha/shared/ui";
import { costsOf } from "../../../features/product/costs.ts";
import type { Product } from "../../../features/product/slice.ts";
import { viProduct } from "../../../locales/vi/product.ts";
import styles from "./Costs.module.css";
import type { WearDates } from "./WearCalendar.tsx";

interface CostsProps {
  product: Product;
  renting: boolean;
  wear: WearDates | null;
}

/** The total as the cart will compute it; of one day until days are chosen. Changes are announced to screen readers. */
export function Costs({ product, renting, wear }: CostsProps) {
  const { today } = useHost();
  const days = renting ? (wear ?? { dateFrom: today, dateTo: today }) : null;
  const pricing = useMembershipPricing() ?? null;
  const totals = costsOf(product, days, pricing);
  const isOwn = pricing !== null && ownMemberPrice({ ...product, productId: product.id }, pricing) > 0;
  const period = wear && renting ? rentalPeriod(wear) : null;
  const { freeFrom } = product.terms?.shipping ?? shippingDefaults;
  return (
    <section className={styles.costs} aria-label={viProduct.breakdown} aria-live="polite">
      {renting && !wear ? <p className={styles.hint}>{viProduct.oneDay}</p> : null}
      <PriceTable
        rows={priceRows(totals).flatMap((row) => {
          if (row.part === "saving" && isOwn) return [{ ...row, note: viProduct.ownMemberPrice }];
          return days && row.part === "rental" ? rentRows(product, days, row) : [row];
        })}
        total={totals.total}
      />
      {totals.shippingFee > 0 ? <p>{viProduct.freeFrom(formatDong(freeFrom))}</p> : null}
      {period ? (
        <p>
          <span>{viProduct.delivery(formatDayInWords(period.dateFrom))}</span>
          <br />
          <span>{viProduct.return(formatDayInWords(period.dateTo))}</span>
        </p>
      ) : null}
    </section>
  );
}

/** The rent, with the surcharge of each day after the first. */
function rentRows({ rentalPrice }: Product, wear: WearDates, { amount }: PriceRow): PriceRow[] {
  const days = extraDays(wear);
  const first: PriceRow = { part: "rental", label: viProduct.rent, amount: rentalPrice };
  if (days === 0) return [first];
  const note = viProduct.extraRule(formatDong(rentalPrice / 10));
  return [first, { part: "rental", label: viProduct.extraDays(days), note, amount: amount - rentalPrice }];
}
