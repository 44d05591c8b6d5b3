import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { CartItem, CartState, LineChange } from "./types.ts";

const initialState: CartState = {
  list: { phase: "idle" },
  items: null,
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
 * The server's lines stay as they are; what the shopper wants lies over them until the server has answered. Taking a
 * change back is dropping what lies over.
 */
const slice = createSlice({
  name: "cart",
  initialState,
  reducers: {
    cartRestored: (state, { payload }: PayloadAction<number>) => {
      state.restored = payload;
    },
    cartWanted: (state) => {
      // What a failure has emptied is not known to be empty.
      if (state.list.phase === "failed") state.items = null;
      state.list = { phase: "loading" };
    },
    termsTold: (state, { payload }: PayloadAction<CartState["terms"]>) => {
      state.terms = payload;
    },
    cartLoaded: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.list = { phase: "loaded" };
      state.items = payload;
      for (const [id, message] of Object.entries(state.refusals)) {
        if (payload.some((item) => item.id === id)) continue;
        // The line it was about is gone: the message is not.
        state.failure = message;
        delete state.refusals[id];
      }
    },
    /** A cart error empties the cart on screen; it is loaded again from there. */
    cartFailed: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      list: { phase: "failed" as const, message: payload },
      items: [],
    }),

    lineChanged: (state, { payload }: PayloadAction<LineChange>) => {
      state.changes[payload.id] = payload;
      delete state.refusals[payload.id];
      state.failure = null;
    },
    /** The server took `sent`. A newer wish for the line stays. */
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
        // The last wish for a line: what was wanted of it before, and whether the server would, no longer matters.
        delete state.changes[id];
        delete state.refusals[id];
      }
    },
    linesGone: (state, { payload }: PayloadAction<string[]>) => {
      state.items = (state.items ?? []).filter(({ id }) => !payload.includes(id));
      state.removing = without(state.removing, payload);
      state.news = { kind: "removed", count: payload.length };
    },
    removalRefused: (state, { payload }: PayloadAction<{ ids: string[]; message: string }>) => {
      state.removing = without(state.removing, payload.ids);
      state.failure = payload.message;
    },
  },
});

export const {
  cartRestored,
  cartWanted,
  termsTold,
  cartLoaded,
  cartFailed,
  lineChanged,
  lineUpdated,
  lineRefused,
  linesRemoved,
  linesGone,
  removalRefused,
} = slice.actions;
export const cartReducer = slice.reducer;

/** Whether an action may have changed what the cart holds. */
export const isOfCart = ({ type }: { type: string }): boolean => type.startsWith(`${slice.name}/`);

export interface WithCart {
  cart: CartState;
}
