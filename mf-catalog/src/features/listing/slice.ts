import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { keep } from "../keep.ts";

export type Category = OperationOutput<"category.get">;
export type ProductList = OperationOutput<"product.list">;
export type Facet = ProductList["facets"][number];

/** One address's list: of a category, of what is on sale, or of a search. */
export interface Listing {
  category: Category | null;
  list: ProductList;
}

const slice = createSlice({
  name: "catalogListing",
  initialState: {} as Record<string, Listing>,
  reducers: {
    listingLoaded: (state, { payload }: PayloadAction<{ address: string; listing: Listing }>) =>
      keep(state, payload.address, payload.listing),
  },
});

export const { listingLoaded } = slice.actions;
export const listingReducer = slice.reducer;

interface WithListing {
  catalogListing: Record<string, Listing>;
}
/** @param address path and query: a list fetched ahead never changes the one on screen */
export const getListing = (state: WithListing, address: string): Listing | undefined => state.catalogListing[address];
