import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getCategory } from "@thuot-tha/shared/contracts/operations/catalogue/get-category";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import type { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { Product } from "../cards/card-of.ts";
import { putWithEviction } from "../put-with-eviction.ts";
import type { Alternative } from "./alternatives.ts";

/** A category without its facets: those of a list count what its filters leave. */
export type Category = Omit<OperationOutput<typeof getCategory>, "facets">;
export type ProductList = OperationOutput<typeof listProducts>;
export type Facet = ProductList["facets"][number];
export type OptionFacet = Extract<Facet, { type: "OPTION_LIST" }>;
export type Banner = OperationOutput<typeof listBanners>["banners"][number];

/** One list of a category, of the sale or of a search, with all pages requested so far. */
export interface Listing {
  pathname: string;
  /** Query string without the number of pages shown. */
  search: string;
  category: Category | null;
  /** Names of categories, by their link, where the list is filtered by any. */
  categoryMenu: Record<string, string>;
  banner: Banner | null;
  products: Product[];
  /** Pagination of the first page. */
  pagination: ProductList["pagination"];
  total: number;
  facets: Facet[];
  rentalPrices?: ProductList["rentalPrices"];
  terms?: ProductList["terms"];
  similar?: ProductList["similar"];
  /** Facets of the unfiltered list, for names that `facets` no longer includes. */
  allFacets: Facet[];
  /** Suggestions for an empty list. */
  alternatives: Alternative[];
  popular: Product[];
  /** The minute in which its first page was fetched, in milliseconds since 1970. */
  loadedAt: number;
}

interface ListingState {
  /** Key of the list on screen, which prefetching never evicts. */
  shown: string | null;
  lists: Record<string, Listing>;
}

const initialState: ListingState = { shown: null, lists: {} };

const slice = createSlice({
  name: "catalogListing",
  initialState,
  reducers: {
    /** Merges data into a list; a new list needs all fields. */
    categorySet: (state, { payload }: PayloadAction<{ key: string; change: Partial<Listing> }>): ListingState => ({
      ...state,
      lists: putWithEviction(
        state.lists,
        payload.key,
        { ...state.lists[payload.key], ...payload.change } as Listing,
        12,
        state.shown,
      ),
    }),
    /** Removes a list from the cache. */
    categoryReset: (state, { payload }: PayloadAction<string>): ListingState => {
      const { [payload]: _gone, ...lists } = state.lists;
      return { ...state, lists };
    },
    listingShown: (state, { payload }: PayloadAction<string>): ListingState => ({ ...state, shown: payload }),
    /** The next list mounts before the last one unmounts. */
    listingLeft: (state, { payload }: PayloadAction<string>): ListingState =>
      state.shown === payload ? { ...state, shown: null } : state,
  },
});

export const { categorySet, categoryReset, listingShown, listingLeft } = slice.actions;
export const listingReducer = slice.reducer;

export interface WithListing {
  catalogListing: ListingState;
}
/** @param key see `listKey`: a prefetched list never changes the one on screen */
export const getListing = (state: WithListing, key: string): Listing | undefined => state.catalogListing.lists[key];

export const isShown = (state: WithListing, key: string): boolean => state.catalogListing.shown === key;
