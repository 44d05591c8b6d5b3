import type { MembershipPricing, OrderLine } from "@thuot-tha/shared/contracts/operations/entities";
import {
  lineTotals,
  membershipUnitPrice,
  ownMemberPrice,
  type PricedLine,
  rentalPeriod,
} from "@thuot-tha/shared/domain";
import type { FullCartLine } from "../cart/queries/lines.ts";

/** đồng per piece before the day factor. The member price applies only when it lowers the whole line's price. */
function unitPrice(line: PricedLine, membership: MembershipPricing | null, memberSaving: number): number {
  if (line.type === "sale") return line.salePrice;
  return membership && memberSaving > 0 ? membershipUnitPrice(line, membership) : line.rentalPrice;
}

/** The price of a cart line, with the fields that an order stores. */
export function priceLine(line: FullCartLine, membership: MembershipPricing | null): Omit<OrderLine, "id"> {
  const { type, productId, variantId, name, link, brand, images, size, color, quantities, dateFrom, dateTo } = line;
  const sums = lineTotals(line, membership);
  return {
    type,
    productId,
    variantId,
    name,
    link,
    brand,
    size,
    color,
    quantities,
    dateFrom,
    dateTo,
    image: images[0] ?? null,
    period: dateFrom === null || dateTo === null ? null : rentalPeriod({ dateFrom, dateTo }),
    unitPrice: unitPrice(line, membership, sums.memberSaving),
    ...sums,
    ownMemberPrice: membership !== null && sums.memberSaving > 0 && ownMemberPrice(line, membership) > 0,
  };
}
