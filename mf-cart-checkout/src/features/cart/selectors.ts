import { shippingDefaults } from "@thuot-tha/shared/domain";
import { createSelector } from "@thuot-tha/shared/platform";
import type { WithCart } from "./slice.ts";
import type { CartItem } from "./types.ts";

export const getListPhase = (state: WithCart) => state.cart.list;
export const getShipping = (state: WithCart) => state.cart.terms?.shipping ?? shippingDefaults;
export const getRefusals = (state: WithCart) => state.cart.refusals;
export const getCartFailure = (state: WithCart) => state.cart.failure;
export const getCartNews = (state: WithCart) => state.cart.news;
export const getChange = (state: WithCart, id: string) => state.cart.changes[id];

const getItems = (state: WithCart) => state.cart.items;
const getChanges = (state: WithCart) => state.cart.changes;
const getRemoving = (state: WithCart) => state.cart.removing;
const getRestored = (state: WithCart) => state.cart.restored;

/** One line as the server last told it, without what is wanted of it. */
export const getConfirmedLine = (state: WithCart, id: string): CartItem | undefined =>
  state.cart.items?.find((item) => item.id === id);

/** The lines as the shopper wants them; null while nobody has loaded them. */
export const getLines = createSelector([getItems, getChanges, getRemoving], (items, changes, removing) =>
  items === null
    ? null
    : items.filter(({ id }) => !removing.includes(id)).map((item): CartItem => ({ ...item, ...changes[item.id] })),
);

export const getLine = (state: WithCart, id: string): CartItem | undefined =>
  getLines(state)?.find((line) => line.id === id);

/** How many lines the cart holds, known from the first paint on. */
export const getCartTotal = createSelector([getLines, getRestored], (lines, restored) => lines?.length ?? restored);
