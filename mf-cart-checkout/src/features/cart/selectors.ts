import { shippingDefaults } from "@thuot-tha/shared/domain";
import { createSelector } from "@thuot-tha/shared/platform";
import type { WithCart } from "./slice.ts";
import type { CartItem } from "./types.ts";

export const getListPhase = (state: WithCart) => state.cart.list;
export const getShipping = (state: WithCart) => state.cart.terms?.shipping ?? shippingDefaults;
export const getRefusals = (state: WithCart) => state.cart.refusals;
/** Why a change was reverted, or without a reason at a line, why the cart may be out of date. */
export const getCartFailure = ({ cart: { failure, list, refusals } }: WithCart): string | null =>
  failure ?? (list.is === "loaded" && Object.keys(refusals).length === 0 ? (list.missed ?? null) : null);
export const getCartNews = (state: WithCart) => state.cart.news;
export const getChange = (state: WithCart, id: string) => state.cart.changes[id];

/** Whether there are lines on screen which are this shopper's. */
export const hasKnownLines = ({ cart: { items, foreign } }: WithCart): boolean => items !== null && !foreign;

const getItems = (state: WithCart) => state.cart.items;
const getChanges = (state: WithCart) => state.cart.changes;
const getRemoving = (state: WithCart) => state.cart.removing;
const getRestored = (state: WithCart) => state.cart.restored;

/** One line as the server confirmed it, without pending changes. */
export const getConfirmedLine = (state: WithCart, id: string): CartItem | undefined =>
  state.cart.items?.find((item) => item.id === id);

/** The known ones of some lines, as the server confirmed them. */
export const getConfirmedLines = (state: WithCart, ids: readonly string[]): CartItem[] =>
  (state.cart.items ?? []).filter(({ id }) => ids.includes(id));

/** The lines with the shopper's pending changes; null until loaded. */
export const getLines = createSelector([getItems, getChanges, getRemoving], (items, changes, removing) =>
  items === null
    ? null
    : items.filter(({ id }) => !removing.includes(id)).map((item): CartItem => ({ ...item, ...changes[item.id] })),
);

export const getLine = (state: WithCart, id: string): CartItem | undefined =>
  getLines(state)?.find((line) => line.id === id);

/** Number of lines in the cart, known from the first paint. */
export const getCartTotal = createSelector([getLines, getRestored], (lines, restored) => lines?.length ?? restored);
