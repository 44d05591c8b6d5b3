import {
  cartTotals,
  extraDays,
  formatDayInWords,
  formatDong,
  type PriceRow,
  priceRows,
  rentalPeriod,
  shippingDefaults,
} from "@thuot-tha/shared/domain";
import { PriceTable } from "@thuot-tha/shared/ui";
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

/** The total as the cart will compute it, once it is known; changes are announced to screen readers. */
export function Costs({ product, renting, wear }: CostsProps) {
  const pricing = usePricing();
  const line = {
    ...{ productId: product.id, quantities: 1, salePrice: product.salePrice, rentalPrice: product.rentalPrice },
    ...{ depositPrice: product.depositPrice, membershipRentalPrice: product.membershipRentalPrice },
    ...(renting ? { type: "rental" as const, dateFrom: null, dateTo: null, ...wear } : onlySale),
  };
  const shipping = product.terms?.shipping ?? shippingDefaults;
  const totals = renting && !wear ? null : cartTotals([line], pricing, shipping);
  const period = renting && wear ? rentalPeriod(wear) : null;
  return (
    <section className={styles.costs} aria-label={vi.breakdown} aria-live="polite">
      {totals ? (
        <PriceTable
          rows={priceRows(totals).flatMap((row) =>
            wear && row.part === "rental" ? rentRows(product, wear, row) : [row],
          )}
          total={totals.total}
        />
      ) : (
        <p className={styles.hint}>{vi.needDates}</p>
      )}
      {totals && totals.shippingFee > 0 ? <p>{vi.freeFrom(formatDong(shipping.freeFrom))}</p> : null}
      {period ? (
        <p>
          {vi.delivery(formatDayInWords(period.dateFrom))}
          <br />
          {vi.return(formatDayInWords(period.dateTo))}
        </p>
      ) : null}
    </section>
  );
}

const onlySale = { type: "sale", dateFrom: null, dateTo: null } as const;

/** The rent, with the surcharge of each day after the first. */
function rentRows({ rentalPrice }: Product, wear: WearDates, { amount }: PriceRow): PriceRow[] {
  const days = extraDays(wear);
  const first: PriceRow = { part: "rental", label: vi.rent, amount: rentalPrice };
  if (days === 0) return [first];
  const note = vi.extraRule(formatDong(rentalPrice / 10));
  return [first, { part: "rental", label: vi.extraDays(days), note, amount: amount - rentalPrice }];
}
