import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listProductCards } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-cards";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Card = OperationOutput<typeof listProductCards>["items"][number];

/** What was looked at in this browser, newest first; null until fetched. */
export interface Recent {
  cards: Card[] | null;
}

const slice = createSlice({
  name: "accountRecent",
  initialState: { cards: null } as Recent,
  reducers: {
    recentAsked: (state) => state,
    recentLoaded: (state, { payload }: PayloadAction<Card[]>) => {
      state.cards = payload;
    },
  },
});

export const { recentAsked, recentLoaded } = slice.actions;
export const recentReducer = slice.reducer;

export interface WithRecent {
  accountRecent: Recent;
}
export const getRecent = (state: WithRecent) => state.accountRecent.cards;
