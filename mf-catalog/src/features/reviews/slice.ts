import type { OperationInput, OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listProductReviews } from "@thuot-tha/shared/contracts/operations/catalogue/list-product-reviews";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type Reviews = OperationOutput<typeof listProductReviews>;
type ReviewSort = NonNullable<OperationInput<typeof listProductReviews>["query"]>["sort"];
export type Review = Reviews["items"][number];

/** The requested reviews: order, number of stars, and the reviewer's build. Height in cm, weight in kg. */
export interface ReviewFilter {
  /** Newest first by default. */
  sort?: ReviewSort;
  rating?: number;
  height?: number;
  weight?: number;
}

export interface ReviewsRequest {
  productId: string;
  filter: ReviewFilter;
  /** From 1; each further page is appended. */
  page: number;
}

interface Shown {
  /** The last request. */
  request: ReviewsRequest;
  is: "loading" | "loaded" | "failed";
  /** Null until the first answer; the reviews loaded with the page show meanwhile. */
  reviews: Reviews | null;
  /** The filter of the reviews that show. */
  filter: ReviewFilter;
}

/** A review added between two requests would push another onto both pages. */
const unique = (reviews: Review[]): Review[] => [...new Map(reviews.map((one) => [one.id, one])).values()];

const slice = createSlice({
  name: "catalogReviews",
  initialState: null as Shown | null,
  reducers: {
    reviewsRequested: (state, { payload }: PayloadAction<ReviewsRequest>): Shown => ({
      ...(state?.request.productId === payload.productId ? state : { reviews: null, filter: {} }),
      request: payload,
      is: "loading",
    }),
    reviewsLoaded: (
      state,
      { payload }: PayloadAction<ReviewsRequest & { reviews: Reviews; before: Review[] }>,
    ): Shown => {
      const { before, filter, reviews } = payload;
      const items = unique([...before, ...reviews.items]);
      // An empty answer ends the reviews, because some may have been removed since their number was counted.
      const ended = before.length > 0 && items.length === before.length;
      const pagination = ended ? { ...reviews.pagination, total: items.length } : reviews.pagination;
      return { ...(state as Shown), is: "loaded", reviews: { ...reviews, items, pagination }, filter };
    },
    reviewsFailed: (state): Shown => ({ ...(state as Shown), is: "failed" }),
  },
});

export const { reviewsRequested, reviewsLoaded, reviewsFailed } = slice.actions;
export const reviewsReducer = slice.reducer;

export interface WithReviews {
  catalogReviews: Shown | null;
}
export const getReviews = (state: WithReviews, productId: string): Shown | null =>
  state.catalogReviews?.request.productId === productId ? state.catalogReviews : null;
