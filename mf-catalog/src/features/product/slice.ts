import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";
import { keep } from "../keep.ts";

export type Product = OperationOutput<"product.get">;
export type Variant = Product["variants"][number];
export type Reviews = OperationOutput<"product.reviews">;
export type RelatedProducts = OperationOutput<"product.related">["items"];

/** What a product page shows, by the product's link. */
export interface ProductEntry {
  product: Product;
  reviews: Reviews;
  related: RelatedProducts;
}

const slice = createSlice({
  name: "catalogProduct",
  initialState: {} as Record<string, ProductEntry>,
  reducers: {
    productLoaded: (state, { payload }: PayloadAction<ProductEntry>) => keep(state, payload.product.link, payload),
  },
});

export const { productLoaded } = slice.actions;
export const productReducer = slice.reducer;

export interface WithProduct {
  catalogProduct: Record<string, ProductEntry>;
}
export const getProductEntry = (state: WithProduct, link: string): ProductEntry | undefined =>
  state.catalogProduct[link];

export const getProductById = (state: WithProduct, productId: string): ProductEntry | undefined =>
  Object.values(state.catalogProduct).find(({ product }) => product.id === productId);
