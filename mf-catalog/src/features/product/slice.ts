import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { getProduct } from "@thuot-tha/shared/contracts/operations/catalogue/get-product";
import type { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import type { Product as Card } from "../cards/card-of.ts";
import { putWithEviction } from "../put-with-eviction.ts";

export type Product = OperationOutput<typeof getProduct>;
export type Variant = Product["variants"][number];
export type Reviews = OperationOutput<typeof listProductReviews>;

/** Reviews per page, also of the first, which comes with the product. */
export const reviewsPerPage = 6;

/** The data of a product page, by the product's link. */
export interface ProductEntry {
  product: Product;
  reviews: Reviews;
  related: Card[];
}

interface ProductState {
  /** Link of the product on screen, which prefetching never evicts. */
  shown: string | null;
  entries: Record<string, ProductEntry>;
}

const slice = createSlice({
  name: "catalogProduct",
  initialState: { shown: null, entries: {} } as ProductState,
  reducers: {
    productLoaded: (state, { payload }: PayloadAction<ProductEntry>): ProductState => ({
      ...state,
      entries: putWithEviction(state.entries, payload.product.link, payload, 12, state.shown),
    }),
    /** The cart has refused a piece of the product with this link, so its pieces have changed. */
    productChanged: (state, _action: PayloadAction<string>): ProductState => state,
    productRefreshed: (state, { payload: product }: PayloadAction<Product>): ProductState => {
      const entry = state.entries[product.link];
      return entry ? { ...state, entries: { ...state.entries, [product.link]: { ...entry, product } } } : state;
    },
    productShown: (state, { payload }: PayloadAction<string>): ProductState => ({ ...state, shown: payload }),
    /** The next product mounts before the last one unmounts. */
    productLeft: (state, { payload }: PayloadAction<string>): ProductState =>
      state.shown === payload ? { ...state, shown: null } : state,
  },
});

export const { productLoaded, productChanged, productRefreshed, productShown, productLeft } = slice.actions;
export const productReducer = slice.reducer;

export interface WithProduct {
  catalogProduct: ProductState;
}
export const getProductEntry = (state: WithProduct, link: string): ProductEntry | undefined =>
  state.catalogProduct.entries[link];

export const getProductById = (state: WithProduct, productId: string): ProductEntry | undefined =>
  Object.values(state.catalogProduct.entries).find(({ product }) => product.id === productId);
