import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Reviews = OperationOutput<"product.reviews">;
export type Review = Reviews["items"][number];

/** What reviews are wanted: of so many stars, by somebody built like this. Height in cm, weight in kg. */
export interface ReviewFilter {
  rating?: number;
  height?: number;
  weight?: number;
}

export interface ReviewsWanted {
  productId: string;
  filter: ReviewFilter;
  /** From 1; each further one is added below. */
  page: number;
}

interface Shown {
  /** Of the product they are about. */
  productId: string;
  filter: ReviewFilter;
  phase: "loading" | "loaded" | "failed";
  /** Null until the first answer: what the page came with shows. */
  reviews: Reviews | null;
}

const slice = createSlice({
  name: "catalogReviews",
  initialState: null as Shown | null,
  reducers: {
    reviewsWanted: (state, { payload }: PayloadAction<ReviewsWanted>): Shown => ({
      productId: payload.productId,
      filter: payload.filter,
      phase: "loading",
      reviews: state?.productId === payload.productId ? state.reviews : null,
    }),
    reviewsLoaded: (
      state,
      { payload }: PayloadAction<ReviewsWanted & { reviews: Reviews; before: Review[] }>,
    ): Shown => ({
      ...(state as Shown),
      phase: "loaded",
      reviews: { ...payload.reviews, items: [...payload.before, ...payload.reviews.items] },
    }),
    reviewsFailed: (state): Shown => ({ ...(state as Shown), phase: "failed" }),
  },
});

export const { reviewsWanted, reviewsLoaded, reviewsFailed } = slice.actions;
export const reviewsReducer = slice.reducer;

export interface WithReviews {
  catalogReviews: Shown | null;
}
export const getReviews = (state: WithReviews, productId: string): Shown | null =>
  state.catalogReviews?.productId === productId ? state.catalogReviews : null;
