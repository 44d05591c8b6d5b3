import { cartTotals } from "@thuot-tha/shared/domain";
import { createSelector } from "@thuot-tha/shared/platform";
import { lineKey } from "../cart/line-key.ts";
import { getLines, getShipping } from "../cart/selectors.ts";
import type { CartItem } from "../cart/types.ts";
import { getPricing } from "../shopper/selectors.ts";
import type { WithChoice } from "./slice.ts";

export const getChoice = (state: WithChoice) => state.cartChoice;

const none: CartItem[] = [];

/** Lines that could be ordered now: those the server says can be had, a rental only with its dates. */
export const getPossibleLines = createSelector([getLines], (lines) => (lines ?? none).filter(isPossible));

/**
 * Lines that the account's cart already held when the shopper signed in with others: they wait. Where all lines are
 * such, the others have been ordered or deleted since, and nothing waits any more.
 */
const getUnasked = createSelector([getLines], (lines) =>
  lines?.some(({ waiting }) => !waiting) ? lines.filter(({ waiting }) => waiting) : none,
);

/**
 * Lines to check out: the chosen ones among the possible, or while nothing was chosen all possible ones that do not wait.
 * What was left out stays out, even when nothing of the choice can be had any more: nobody orders in its place what they
 * did not choose.
 */
export const getChosenLines = createSelector([getPossibleLines, getUnasked, getChoice], (possible, unasked, choice) =>
  possible.filter((line) => (choice === null ? !unasked.includes(line) : choice.includes(lineKey(line)))),
);

/** How many lines wait, of which the shopper is told; those chosen since do not. */
export const getWaitingCount = createSelector(
  [getUnasked, getChosenLines],
  (unasked, chosen) => unasked.filter((line) => !chosen.includes(line)).length,
);

/** What the chosen lines come to, for whoever is here: the same as the server's, by the same rules. */
export const getChosenTotals = createSelector([getChosenLines, getPricing, getShipping], cartTotals);

export const isPossible = ({ available, type, dateFrom, dateTo }: CartItem): boolean =>
  available && (type === "sale" || (dateFrom !== null && dateTo !== null));
