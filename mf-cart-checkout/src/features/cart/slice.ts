import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { customerLeft, shopperChanged } from "../shopper/slice.ts";
import type { CartItem, CartState, LineChange } from "./types.ts";

const initialState: CartState = {
  list: { is: "idle" },
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

/** What is known by line, without that of some lines. */
const withoutLines = <T>(byLine: Record<string, T>, ...gone: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(byLine).filter(([id]) => !gone.includes(id)));

/**
 * The server's lines stay unchanged; pending changes overlay them until the server has answered. Dropping the overlay
 * reverts a change.
 */
const slice = createSlice({
  name: "cart",
  initialState,
  reducers: {
    cartRestored: (state, { payload }: PayloadAction<number>) => ({ ...state, restored: payload }),
    cartRequested: (state) => ({
      ...state,
      list: { is: "loading" },
      // A failed load leaves the cart unknown, not empty.
      items: state.list.is === "failed" ? null : state.items,
    }),
    termsReceived: (state, { payload }: PayloadAction<CartState["terms"]>) => ({ ...state, terms: payload }),
    cartLoaded: (state, { payload }: PayloadAction<CartItem[]>) => {
      const isGone = (id: string) => !payload.some((item) => item.id === id);
      const gone = Object.keys(state.refusals).filter(isGone);
      return {
        ...state,
        list: { is: "loaded" },
        items: payload,
        foreign: false,
        // The failed line is gone, but its message stays.
        failure: state.refusals[gone.at(-1) ?? ""] ?? state.failure,
        refusals: withoutLines(state.refusals, ...gone),
      };
    },
    /** A cart error clears the cart on screen, which offers to load it again. */
    cartFailed: (_state, { payload }: PayloadAction<string>) => ({
      ...initialState,
      list: { is: "failed", message: payload },
      items: [],
    }),

    /** The cart could not be requested. The shopper keeps the lines that they know. */
    cartMissed: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      list: { is: "loaded", missed: payload },
    }),

    lineChanged: (state, { payload }: PayloadAction<LineChange>) => ({
      ...state,
      changes: { ...state.changes, [payload.id]: { ...state.changes[payload.id], ...payload } },
      refusals: withoutLines(state.refusals, payload.id),
      failure: null,
    }),
    /** The server accepted `sent`. A newer change of the line stays. */
    lineUpdated: (state, { payload: { sent, item } }: PayloadAction<{ sent: LineChange; item: CartItem }>) => {
      const items = (state.items ?? []).map((one) => (one.id === item.id ? item : one));
      if (!sameChange(state.changes[sent.id], sent)) return { ...state, items };
      const changes = withoutLines(state.changes, sent.id);
      return { ...state, items, changes, news: { kind: "updated", name: item.product.name } };
    },
    lineRefused: (state, { payload: { sent, message } }: PayloadAction<{ sent: LineChange; message: string }>) =>
      sameChange(state.changes[sent.id], sent)
        ? {
            ...state,
            changes: withoutLines(state.changes, sent.id),
            refusals: { ...state.refusals, [sent.id]: message },
          }
        : state,

    /** The deletion supersedes pending changes and refusals of the lines. */
    linesRemoved: (state, { payload }: PayloadAction<string[]>) => ({
      ...state,
      removing: [...state.removing, ...payload],
      changes: withoutLines(state.changes, ...payload),
      refusals: withoutLines(state.refusals, ...payload),
      failure: null,
    }),
    /** `lines`: as the cart had them before. */
    linesGone: (state, { payload: { ids, lines } }: PayloadAction<{ ids: string[]; lines: CartItem[] }>) => ({
      ...state,
      news: { kind: "removed", lines },
      items: (state.items ?? []).filter(({ id }) => !ids.includes(id)),
      removing: without(state.removing, ids),
    }),
    removalRefused: (state, { payload }: PayloadAction<{ ids: string[]; message: string }>) => ({
      ...state,
      removing: without(state.removing, payload.ids),
      failure: payload.message,
    }),

    /** The shopper takes the removal of these lines back. */
    removalUndone: (state, _action: PayloadAction<CartItem[]>) => ({ ...state, news: null, failure: null }),
    linesRestored: (state, { payload }: PayloadAction<CartItem[]>) => ({
      ...state,
      news: { kind: "restored", count: payload.length },
    }),
    /** These lines could not be put back, which can be tried again. */
    restoreRefused: (state, { payload }: PayloadAction<{ lines: CartItem[]; message: string }>) => ({
      ...state,
      news: { kind: "removed", lines: payload.lines },
      failure: payload.message,
    }),
    /** The shopper leaves the cart, which ends the offer to put lines back. */
    newsForgotten: (state) => ({ ...state, news: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(shopperChanged, (state) => ({ ...state, foreign: true }));
    // The next shopper on this device neither puts the customer's lines back nor reads what was refused.
    builder.addCase(customerLeft, (state) => {
      const { changes, removing, refusals, failure, news } = initialState;
      return { ...state, changes, removing, refusals, failure, news };
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
