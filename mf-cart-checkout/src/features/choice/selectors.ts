import { cartTotals } from "@thuot-tha/shared/domain";
import { createSelector } from "@thuot-tha/shared/platform";
import { lineKey } from "../cart/line-key.ts";
import { getLines, getShipping } from "../cart/selectors.ts";
import type { CartItem } from "../cart/types.ts";
import { getPricing } from "../shopper/selectors.ts";
import type { WithChoice } from "./slice.ts";

export const getChoice = (state: WithChoice) => state.cartChoice;

const none: CartItem[] = [];

/** Lines that can be ordered now: available ones; a rental needs dates. */
export const getPossibleLines = createSelector([getLines], (lines) => (lines ?? none).filter(isPossible));

/**
 * Lines that were already in the account's cart when a guest with other lines signed in; they are not chosen by
 * default. If only such lines remain, because the others were ordered or deleted, none counts as one.
 */
export const accountLinesOf = (lines: CartItem[]): CartItem[] =>
  lines.some(({ waiting }) => !waiting) ? lines.filter(({ waiting }) => waiting) : none;

const getAccountLines = createSelector([getLines], (lines) => accountLinesOf(lines ?? none));

/** Chosen lines, also those that cannot be ordered now; without a choice all except those from the account's cart. */
const getRequestedLines = createSelector([getLines, getAccountLines, getChoice], (lines, accountLines, choice) =>
  (lines ?? none).filter((line) => (choice === null ? !accountLines.includes(line) : choice.includes(lineKey(line)))),
);

/**
 * Lines to check out: the chosen ones that can be ordered. Lines left out stay out even when no chosen line is
 * available, so that the shopper never orders a line they did not choose.
 */
export const getChosenLines = createSelector([getRequestedLines], (lines) => lines.filter(isPossible));

/** Chosen lines that cannot be ordered now, for example because another customer has taken their pieces. */
export const getLostLines = createSelector([getRequestedLines], (lines) => lines.filter((line) => !isPossible(line)));

/** Number of unchosen lines from the account's cart, for a notice to the shopper. */
export const getWaitingCount = createSelector(
  [getAccountLines, getChosenLines],
  (accountLines, chosen) => accountLines.filter((line) => !chosen.includes(line)).length,
);

/** Totals of the chosen lines for this shopper, by the server's rules. */
export const getChosenTotals = createSelector([getChosenLines, getPricing, getShipping], cartTotals);

export const isPossible = ({ available, type, dateFrom, dateTo }: CartItem): boolean =>
  available && (type === "sale" || (dateFrom !== null && dateTo !== null));
