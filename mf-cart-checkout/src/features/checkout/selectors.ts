import { createSelector } from "@thuot-tha/shared/platform";
import { getLines, getListPhase } from "../cart/selectors.ts";
import type { WithCart } from "../cart/slice.ts";
import { getChosenLines } from "../choice/selectors.ts";
import { getShopper, getStanding } from "../shopper/selectors.ts";
import type { WithShopper } from "../shopper/slice.ts";
import { quoteChanges } from "./quote-changes.ts";
import type { WithCheckout } from "./slice.ts";
import type { CheckoutForm, OrderBody, Quote, QuoteRequest } from "./types.ts";

export const getQuotePhase = (state: WithCheckout) => state.cartCheckout.quote;
export const getPlacing = (state: WithCheckout) => state.cartCheckout.placing;
export const isEntered = (state: WithCheckout) => state.cartCheckout.entered;
export const getUnopened = (state: WithCheckout) => state.cartCheckout.unopened;
export const getAddressDoubts = (state: WithCheckout) => state.cartCheckout.addressDoubts;
export const getIncomplete = (state: WithCheckout) => state.cartCheckout.incomplete;
export const getPaymentType = (state: WithCheckout) => state.cartCheckout.paymentType;
export const getUseWallet = (state: WithCheckout) => state.cartCheckout.useWallet;
export const getNote = (state: WithCheckout) => state.cartCheckout.note;
export const getAgreed = (state: WithCheckout) => state.cartCheckout.agreed;

export const getForm = ({ cartCheckout: { paymentType, useWallet, note } }: WithCheckout): CheckoutForm => ({
  paymentType,
  useWallet,
  note,
});

/** The displayed quote: the last one while another is loading. */
export function getQuote({ cartCheckout: { quote } }: WithCheckout): Quote | null {
  if (quote.is === "loaded") return quote.quote;
  return quote.is === "loading" ? quote.last : null;
}

/** The quote request; null until the cart is loaded, and when it has nothing to order. */
export const getQuoteRequest = createSelector(
  [getListPhase, getChosenLines, getShopper, getStanding, getPaymentType, getUseWallet],
  (list, lines, { addressId }, standing, paymentType, useWallet): QuoteRequest | null => {
    if (list.is !== "loaded" || lines.length === 0) return null;
    return {
      cartItemIds: lines.map(({ id }) => id),
      paymentType,
      ...(addressId === null ? {} : { addressId }),
      ...(useWallet && standing === "customer" ? { useWallet } : {}),
    };
  },
);

const isPaymentTypeOpen = (quote: Quote | null, type: string): boolean =>
  quote?.paymentTypes.some((one) => one.type === type && one.available) ?? false;

/** Whether the chosen payment method accepts this order, or none is needed. */
export const isPayable = (quote: Quote, type: string): boolean =>
  isPaidByWallet(quote) || isPaymentTypeOpen(quote, type);

/** Whether the wallet pays all of it. */
export const isPaidByWallet = (quote: Quote): boolean => quote.payable === 0 && (quote.wallet?.used ?? 0) > 0;

/** The order request, exactly as the displayed quote shows it. Null while a part is missing. */
export function getOrderBody(state: WithCart & WithShopper & WithCheckout): OrderBody | null {
  const { quote, paymentType, note } = state.cartCheckout;
  const { addressId } = state.cartShopper;
  if (quote.is !== "loaded" || addressId === null) return null;
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

/** After a refusal: the lines that differ from what the shopper agreed to. */
export const getChangesSinceRefusal = createSelector([getPlacing, getQuotePhase, getLines], (placing, quote, lines) =>
  placing.is === "refused" && quote.is === "loaded" ? quoteChanges(placing.seen, quote.quote, lines ?? []) : [],
);

/** Lines that differ from the cart, or from the quote before the member's prices changed. */
export const getChangesSinceAgreed = createSelector([getAgreed, getQuotePhase, getLines], (agreed, quote, lines) =>
  agreed && quote.is === "loaded" ? quoteChanges(agreed.lines, quote.quote, lines ?? []) : [],
);
