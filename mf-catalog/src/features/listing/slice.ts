import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getCategory } from "@thuot-tha/shared/contracts/operations/catalogue/get-category";
import type { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import type { listBanners } from "@thuot-tha/shared/contracts/operations/content/list-banners";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { keep } from "../keep.ts";
import type { WayOn } from "./ways-on.ts";

export type Category = OperationOutput<typeof getCategory>;
export type ProductList = OperationOutput<typeof listProducts>;
export type Facet = ProductList["facets"][number];
export type OptionFacet = Extract<Facet, { type: "OPTION_LIST" }>;
export type Product = ProductList["items"][number];
export type Banner = OperationOutput<typeof listBanners>["banners"][number];

/** One list: of a category, of what is on sale, or of a search; as many pages of it as have been asked for. */
export interface Listing {
  pathname: string;
  /** Query string, without how many pages are shown. */
  search: string;
  category: Category | null;
  /** Names of all categories, by their link. */
  categoryMenu: Record<string, string>;
  banner: Banner | null;
  products: Product[];
  /** Of the first page. */
  pagination: ProductList["pagination"];
  total: number;
  facets: Facet[];
  terms?: ProductList["terms"];
  /** Of the list with nothing chosen, where these name what `facets` no longer offers. */
  allFacets: Facet[];
  /** Of an empty list: what leads on. */
  waysOn: WayOn[];
  popular: Product[];
  /** When its first page was fetched, in milliseconds since 1970. */
  loadedAt: number;
}

interface ListingState {
  /** Key of the list on screen: it is never forgotten, however many others are fetched ahead. */
  shown: string | null;
  lists: Record<string, Listing>;
}

const initialState: ListingState = { shown: null, lists: {} };

const slice = createSlice({
  name: "catalogListing",
  initialState,
  reducers: {
    /** Merges what is known of a list; a list not seen before needs all of it. */
    categorySet: (state, { payload }: PayloadAction<{ key: string; change: Partial<Listing> }>): ListingState => ({
      ...state,
      lists: keep(
        state.lists,
        payload.key,
        { ...state.lists[payload.key], ...payload.change } as Listing,
        12,
        state.shown,
      ),
    }),
    /** Forgets a list. */
    categoryReset: (state, { payload }: PayloadAction<string>): ListingState => {
      const { [payload]: _gone, ...lists } = state.lists;
      return { ...state, lists };
    },
    listingShown: (state, { payload }: PayloadAction<string>): ListingState => ({ ...state, shown: payload }),
    /** The next list stands before the last one goes. */
    listingLeft: (state, { payload }: PayloadAction<string>): ListingState =>
      state.shown === payload ? { ...state, shown: null } : state,
  },
});

export const { categorySet, categoryReset, listingShown, listingLeft } = slice.actions;
export const listingReducer = slice.reducer;

export interface WithListing {
  catalogListing: ListingState;
}
/** @param key see `listKey`: a list fetched ahead never changes the one on screen */
export const getListing = (state: WithListing, key: string): Listing | undefined => state.catalogListing.lists[key];

export const isShown = (state: WithListing, key: string): boolean => state.catalogListing.shown === key;
