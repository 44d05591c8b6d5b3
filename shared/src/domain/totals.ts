import {
  type Dong,
  depositTotal,
  type MembershipPricing,
  memberLineTotal,
  type PricedLine,
  rentalLineTotal,
  saleLineTotal,
} from "./pricing.ts";

export interface LineTotals {
  /** All pieces and days, after the membership. */
  total: Dong;
  deposit: Dong;
  /** What the membership takes off; 0 without one. */
  memberSaving: Dong;
}

/** `rentalTotal` is after the membership; `goodsTotal` = rentals + sales; `total` adds the deposit and the shipping. */
export interface CartTotals {
  rentalTotal: Dong;
  saleTotal: Dong;
  goodsTotal: Dong;
  memberSaving: Dong;
  depositTotal: Dong;
  shippingFee: Dong;
  total: Dong;
}

export interface ShippingTerms {
  fee: Dong;
  /** Goods from this sum on ship free; deposits do not count. */
  freeFrom: Dong;
}

export const shippingDefaults: ShippingTerms = { fee: 30_000, freeFrom: 1_500_000 };

export const shippingFee = (goodsTotal: Dong, terms: ShippingTerms = shippingDefaults): Dong =>
  goodsTotal >= terms.freeFrom ? 0 : terms.fee;

/**
 * `membership` null: no member. A rental without dates throws: such a line must not reach a total. A membership never
 * makes a line dearer.
 */
export function lineTotals(line: PricedLine, membership?: MembershipPricing | null): LineTotals {
  const deposit = depositTotal(line);
  if (line.type === "sale") return { total: saleLineTotal(line), deposit, memberSaving: 0 };
  const { dateFrom, dateTo } = line;
  if (dateFrom === null || dateTo === null) throw new RangeError("A rental has wear dates");
  const rental = { ...line, dateFrom, dateTo };
  const ordinary = rentalLineTotal(rental);
  const total = membership ? Math.min(ordinary, memberLineTotal(rental, membership)) : ordinary;
  return { total, deposit, memberSaving: ordinary - total };
}

/** An empty cart costs nothing, shipping included. */
export function cartTotals(
  lines: readonly PricedLine[],
  membership?: MembershipPricing | null,
  shipping: ShippingTerms = shippingDefaults,
): CartTotals {
  let rentalTotal = 0;
  let saleTotal = 0;
  let memberSaving = 0;
  let deposit = 0;
  for (const line of lines) {
    const sums = lineTotals(line, membership);
    if (line.type === "sale") saleTotal += sums.total;
    else rentalTotal += sums.total;
    memberSaving += sums.memberSaving;
    deposit += sums.deposit;
  }
  const goodsTotal = rentalTotal + saleTotal;
  const fee = lines.length === 0 ? 0 : shippingFee(goodsTotal, shipping);
  return {
    rentalTotal,
    saleTotal,
    goodsTotal,
    memberSaving,
    depositTotal: deposit,
    shippingFee: fee,
    total: goodsTotal + deposit + fee,
  };
}
