import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import { listProducts } from "@thuot-tha/shared/contracts/operations/catalogue/list-products";
import { createSlice, type Load, type PayloadAction } from "@thuot-tha/shared/platform";
import { call, delay, put, race } from "redux-saga/effects";

type Product = OperationOutput<typeof listProducts>["items"][number];

const slice = createSlice({
  name: "suggested",
  initialState: [] as Product[],
  reducers: {
    suggestedLoaded: (_state, { payload }: PayloadAction<Product[]>) => payload,
  },
});

const { suggestedLoaded } = slice.actions;
export const suggestedReducer = slice.reducer;

interface WithSuggested {
  suggested: Product[];
}
export const getSuggested = (state: WithSuggested) => state.suggested;

/** How long the not-found page waits for its pieces, in milliseconds: less than half of a document's time budget. */
const timeout = 300;

/** Fetches pieces for the not-found page, which shows without them when the request fails or is late. */
export const loadSuggested: Load = function* (_props, { client }) {
  const query = { "pagination.page": 1, "pagination.limit": 4, sort: "top_seller" } as const;
  try {
    const { answer }: { answer?: { items: Product[] } } = yield race({
      answer: call(() => client.call(listProducts, { query })),
      late: delay(timeout),
    });
    yield put(suggestedLoaded(answer?.items ?? []));
  } catch {
    // The page still offers search and links.
  }
};
