import { createSelector } from "@thuot-tha/shared/platform";
import { getLines, getListPhase } from "../cart/selectors.ts";
import type { WithCart } from "../cart/slice.ts";
import { getChosenLines } from "../choice/selectors.ts";
import { getShopper, getStanding } from "../shopper/selectors.ts";
import type { WithShopper } from "../shopper/slice.ts";
import { quoteChanges } from "./quote-changes.ts";
import type { WithCheckout } from "./slice.ts";
import type { CheckoutForm, OrderBody, Quote, QuoteRequest } from "./types.ts";

export const getQuotePhase = (state: WithCheckout) => state.checkout.quote;
export const getPlacing = (state: WithCheckout) => state.checkout.placing;
export const getPaymentType = (state: WithCheckout) => state.checkout.paymentType;
export const getUseWallet = (state: WithCheckout) => state.checkout.useWallet;
export const getNote = (state: WithCheckout) => state.checkout.note;
export const getAgreed = (state: WithCheckout) => state.checkout.agreed;

export const getForm = ({ checkout: { paymentType, useWallet, note } }: WithCheckout): CheckoutForm => ({
  paymentType,
  useWallet,
  note,
});

/** The quote in sight, be it the last one while another is on its way. */
export function getQuote({ checkout: { quote } }: WithCheckout): Quote | null {
  if (quote.phase === "loaded") return quote.quote;
  return quote.phase === "loading" ? quote.last : null;
}

/** What to ask a quote for; null until the cart is there, and when it has nothing to order. */
export const getQuoteRequest = createSelector(
  [getListPhase, getChosenLines, getShopper, getStanding, getPaymentType, getUseWallet],
  (list, lines, { addressId }, standing, paymentType, useWallet): QuoteRequest | null => {
    if (list.phase !== "loaded" || lines.length === 0) return null;
    return {
      cartItemIds: lines.map(({ id }) => id),
      paymentType,
      ...(addressId === null ? {} : { addressId }),
      ...(useWallet && standing === "customer" ? { useWallet } : {}),
    };
  },
);

export const isPaymentTypeOpen = (quote: Quote | null, type: string): boolean =>
  quote?.paymentTypes.some((one) => one.type === type && one.available) ?? false;

/** Whether the way to pay that is chosen takes this order, or none is needed. */
export const isPayable = (quote: Quote, type: string): boolean =>
  isPaidByWallet(quote) || isPaymentTypeOpen(quote, type);

/** Whether there is anything left for the payment type to pay. */
export const isPaidByWallet = (quote: Quote): boolean => quote.payable === 0 && (quote.wallet?.used ?? 0) > 0;

/** The order as it would be sent now: exactly what the quote in sight shows. Null while something is missing. */
export function getOrderBody(state: WithCart & WithShopper & WithCheckout): OrderBody | null {
  const { quote, paymentType, note } = state.checkout;
  const { addressId } = state.cartShopper;
  if (quote.phase !== "loaded" || addressId === null) return null;
  const { lines, totals, wallet, payable } = quote.quote;
  if (!isPayable(quote.quote, paymentType)) return null;
  return {
    cartItemIds: lines.map(({ cartItemId }) => cartItemId),
    addressId,
    paymentType,
    expectedTotal: totals.total,
    expectedDates: lines.map(({ cartItemId, dateFrom, dateTo }) => ({ cartItemId, dateFrom, dateTo })),
    ...(wallet && wallet.used > 0 ? { useWallet: true, expectedPayable: payable } : {}),
    ...(note.trim() === "" ? {} : { note: note.trim() }),
  };
}

/** After a refusal: which lines are no longer what the shopper had agreed to. */
export const getChangesSinceRefusal = createSelector([getPlacing, getQuotePhase, getLines], (placing, quote, lines) =>
  placing.phase === "refused" && quote.phase === "loaded" ? quoteChanges(placing.seen, quote.quote, lines ?? []) : [],
);

/** What is no longer as the cart showed it, or as it was before the member's prices changed. */
export const getChangesSinceAgreed = createSelector([getAgreed, getQuotePhase, getLines], (agreed, quote, lines) =>
  agreed && quote.phase === "loaded" ? quoteChanges(agreed.lines, quote.quote, lines ?? []) : [],
);
