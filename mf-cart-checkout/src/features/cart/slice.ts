import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { customerLeft, shopperChanged } from "../shopper/slice.ts";
import type { CartItem, CartState, LineChange } from "./types.ts";

const initialState: CartState = {
  list: { phase: "idle" },
  items: null,
  foreign: false,
  terms: null,
  restored: 0,
  changes: {},
  removing: [],
  refusals: {},
  failure: null,
  news: null,
};

const sameChange = (a: LineChange | undefined, b: LineChange): boolean =>
  a !== undefined && a.quantities === b.quantities && a.dateFrom === b.dateFrom && a.dateTo === b.dateTo;

const without = (ids: readonly string[], gone: readonly string[]): string[] => ids.filter((id) => !gone.includes(id));

/**
 * The server's lines stay unchanged; pending changes overlay them until the server has answered. Dropping the overlay
 * reverts a change.
 */
const slice = createSlice({
  name: "cart",
  initialState,
  reducers: {
    cartRestored: (state, { payload }: PayloadAction<number>) => {
      state.restored = payload;
    },
    cartRequested: (state) => {
      // A failed load leaves the cart unknown, not empty.
      if (state.list.phase === "failed") state.items = null;
      state.list = { phase: "loading" };
    },
    termsReceived: (state, { payload }: PayloadAction<CartState["terms"]>) => {
      state.terms = payload;
    },
    cartLoaded: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.list = { phase: "loaded" };
      state.items = payload;
      state.foreign = false;
      for (const [id, message] of Object.entries(state.refusals)) {
        if (payload.some((item) => item.id === id)) continue;
        // The failed line is gone, but its message stays.
        state.failure = message;
        delete state.refusals[id];
      }
    },
    /** A cart error clears the cart on screen, which offers to load it again. */
    cartFailed: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      list: { phase: "failed" as const, message: payload },
      items: [],
    }),

    /** The cart could not be requested. The shopper keeps the lines that they know. */
    cartMissed: (state, { payload }: PayloadAction<string>) => {
      state.list = { phase: "loaded", missed: payload };
    },

    lineChanged: (state, { payload }: PayloadAction<LineChange>) => {
      state.changes[payload.id] = payload;
      delete state.refusals[payload.id];
      state.failure = null;
    },
    /** The server accepted `sent`. A newer change of the line stays. */
    lineUpdated: (state, { payload }: PayloadAction<{ sent: LineChange; item: CartItem }>) => {
      const { sent, item } = payload;
      state.items = (state.items ?? []).map((one) => (one.id === item.id ? item : one));
      if (!sameChange(state.changes[sent.id], sent)) return;
      delete state.changes[sent.id];
      state.news = { kind: "updated", name: item.product.name };
    },
    lineRefused: (state, { payload }: PayloadAction<{ sent: LineChange; message: string }>) => {
      const { sent, message } = payload;
      if (!sameChange(state.changes[sent.id], sent)) return;
      delete state.changes[sent.id];
      state.refusals[sent.id] = message;
    },

    linesRemoved: (state, { payload }: PayloadAction<string[]>) => {
      state.removing.push(...payload);
      state.failure = null;
      for (const id of payload) {
        // The deletion supersedes pending changes and refusals of the line.
        delete state.changes[id];
        delete state.refusals[id];
      }
    },
    linesGone: (state, { payload }: PayloadAction<string[]>) => {
      const isGone = ({ id }: CartItem) => payload.includes(id);
      const items = state.items ?? [];
      state.news = { kind: "removed", lines: items.filter(isGone) };
      state.items = items.filter((item) => !isGone(item));
      state.removing = without(state.removing, payload);
    },
    removalRefused: (state, { payload }: PayloadAction<{ ids: string[]; message: string }>) => {
      state.removing = without(state.removing, payload.ids);
      state.failure = payload.message;
    },

    /** The shopper takes the removal of these lines back. */
    removalUndone: (state, _action: PayloadAction<CartItem[]>) => {
      state.news = null;
      state.failure = null;
    },
    linesRestored: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.news = { kind: "restored", count: payload.length };
    },
    /** These lines could not be put back, which can be tried again. */
    restoreRefused: (state, { payload }: PayloadAction<{ lines: CartItem[]; message: string }>) => {
      state.news = { kind: "removed", lines: payload.lines };
      state.failure = payload.message;
    },
    /** The shopper leaves the cart, which ends the offer to put lines back. */
    newsForgotten: (state) => {
      state.news = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(shopperChanged, (state) => ({ ...state, foreign: true }));
    // The next shopper on this device neither puts the customer's lines back nor reads what was refused.
    builder.addCase(customerLeft, (state) => {
      const { changes, removing, refusals, failure, news } = initialState;
      Object.assign(state, { changes, removing, refusals, failure, news });
    });
  },
});

export const {
  cartRestored,
  cartRequested,
  termsReceived,
  cartLoaded,
  cartFailed,
  cartMissed,
  lineChanged,
  lineUpdated,
  lineRefused,
  linesRemoved,
  linesGone,
  removalRefused,
  removalUndone,
  linesRestored,
  restoreRefused,
  newsForgotten,
} = slice.actions;
export const cartReducer = slice.reducer;

export interface WithCart {
  cart: CartState;
}
