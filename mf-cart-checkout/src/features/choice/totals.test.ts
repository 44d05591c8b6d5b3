import { type CartTotals, cartTotals, type MembershipPricing } from "@thuot-tha/shared/domain";
import fc from "fast-check";
import { bag, dress } from "../../testing/fixtures.ts";
import { shownPrice } from "../cart/shown-lines.ts";
import { cartLoaded, cartReducer } from "../cart/slice.ts";
import type { CartItem } from "../cart/types.ts";
import { pricingReceived, shopperReducer } from "../shopper/slice.ts";
import { getChosenTotals } from "./selectors.ts";

const price = fc.integer({ min: 10_000, max: 5_000_000 });
const pieces = fc.integer({ min: 1, max: 20 });
const wear = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 30 }))
  .map(([from, days]) => ({ dateFrom: dayAfter(from), dateTo: dayAfter(from + days - 1), days }));
const dayAfter = (days: number): string => new Date(Date.UTC(2026, 11, 1 + days)).toISOString().slice(0, 10);

const rental = fc.record({ price, deposit: price, own: fc.option(price), pieces, wear });
const sale = fc.record({ price, pieces });
const membership = fc.record({
  percentDiscount: fc.integer({ min: 0, max: 100 }),
  extendDay: fc.integer({ min: 0, max: 10 }),
  ownOfProduct: fc.option(price),
});

type Rental = {
  price: number;
  deposit: number;
  own: number | null;
  pieces: number;
  wear: { dateFrom: string; dateTo: string; days: number };
};
type Sale = { price: number; pieces: number };
type Membership = { percentDiscount: number; extendDay: number; ownOfProduct: number | null };

const rentalLine = (line: Rental, index: number): CartItem => ({
  ...dress,
  id: `r${index}`,
  productId: `r${index}`,
  variantId: `r${index}`,
  quantities: line.pieces,
  rentalPrice: line.price,
  depositPrice: line.deposit,
  membershipRentalPrice: line.own ?? 0,
  dateFrom: line.wear.dateFrom,
  dateTo: line.wear.dateTo,
});
const saleLine = (line: Sale, index: number): CartItem => ({
  ...bag,
  id: `s${index}`,
  variantId: `s${index}`,
  quantities: line.pieces,
  salePrice: line.price,
  depositPrice: 100_000,
});
const pricingOf = ({ ownOfProduct, ...package_ }: Membership): MembershipPricing => ({
  ...package_,
  items: ownOfProduct === null ? [] : [{ productId: "r0", membershipRentalPrice: ownOfProduct }],
});

/** The shop's pricing rule in exact fractions: hundredths of a percent times tenths of a day factor. */
function byRule(rentals: readonly Rental[], sales: readonly Sale[], member: Membership | null) {
  const round = (thousandths: bigint) => Number((2n * thousandths + 1000n) / 2000n);
  const rents = rentals.map(({ price, own, pieces, wear: { days } }, index) => {
    const ordinary = round(BigInt(price * pieces) * BigInt(10 + days - 1) * 100n);
    if (!member) return { ordinary, paid: ordinary };
    const special = (index === 0 ? member.ownOfProduct : null) ?? own;
    const unit = special === null ? BigInt(price) * BigInt(100 - member.percentDiscount) : BigInt(special) * 100n;
    const extra = Math.max(0, days - 1 - member.extendDay + 1);
    const paid = round(unit * BigInt(pieces) * BigInt(10 + extra));
    // A membership never raises a price.
    return { ordinary, paid: Math.min(ordinary, paid) };
  });
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const rentalTotal = sum(rents.map(({ paid }) => paid));
  const saleTotal = sum(sales.map(({ price, pieces }) => price * pieces));
  const depositTotal = sum(rentals.map(({ deposit, pieces }) => deposit * pieces));
  const goodsTotal = rentalTotal + saleTotal;
  const shippingFee = rentals.length + sales.length === 0 || goodsTotal >= 1_500_000 ? 0 : 30_000;
  const memberSaving = sum(rents.map(({ ordinary, paid }) => ordinary - paid));
  const total = goodsTotal + depositTotal + shippingFee;
  return { rentalTotal, saleTotal, goodsTotal, memberSaving, depositTotal, shippingFee, total } satisfies CartTotals;
}

describe("the totals on the page", () => {
  it("are those of the shop's rules for 500 carts, of members and of others", () => {
    fc.assert(
      fc.property(
        fc.array(rental, { maxLength: 5 }),
        fc.array(sale, { maxLength: 3 }),
        fc.option(membership),
        (rentals, sales, member) => {
          const lines = [...rentals.map(rentalLine), ...sales.map(saleLine)];
          const pricing = member && pricingOf(member);
          const state = {
            cart: cartReducer(undefined, cartLoaded(lines)),
            cartChoice: null,
            cartShopper: shopperReducer(undefined, pricingReceived(pricing)),
          };
          const shown = getChosenTotals(state);
          expect(shown).toEqual(byRule(rentals, sales, member));
          expect(shown).toEqual(cartTotals(lines, pricing));
          const ofLines = lines.map((line) => shownPrice(line, pricing)?.total ?? 0);
          expect(ofLines.reduce((sum, one) => sum + one, 0)).toBe(shown.goodsTotal);
        },
      ),
      { numRuns: 500 },
    );
  });
});
