import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { Product } from "../cards/card-of.ts";

const slice = createSlice({
  name: "catalogSeen",
  /** Cards of the products viewed last, newest first. */
  initialState: [] as Product[],
  reducers: {
    seenRequested: (state, _action: PayloadAction<string[]>) => state,
    seenLoaded: (_state, { payload }: PayloadAction<Product[]>) => payload,
  },
});

export const { seenRequested, seenLoaded } = slice.actions;
export const seenReducer = slice.reducer;

interface WithSeen {
  catalogSeen: Product[];
}
export const getSeen = (state: WithSeen): Product[] => state.catalogSeen;
