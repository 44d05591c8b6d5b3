import { createTestHost } from "@thuot-tha/shared/testing";
import { availabilityReducer } from "../features/availability/slice.ts";
import { favoritesReducer } from "../features/favorites/slice.ts";
import { listingReducer } from "../features/listing/slice.ts";
import { productReducer } from "../features/product/slice.ts";
import { reviewsReducer } from "../features/reviews/slice.ts";
import { seenReducer } from "../features/seen/slice.ts";
import { catalogSaga } from "../saga.ts";

type Answers = Parameters<typeof createTestHost>[0]["answers"];

/** The catalogue in a shop of its own: its slices, saga and bus; a client that answers what the test says. */
export const runCatalog = (answers: Answers = []) =>
  createTestHost({
    name: "mf-catalog",
    reducers: {
      catalogAvailability: availabilityReducer,
      catalogFavorites: favoritesReducer,
      catalogListing: listingReducer,
      catalogProduct: productReducer,
      catalogReviews: reviewsReducer,
      catalogSeen: seenReducer,
    },
    saga: catalogSaga,
    answers,
  });
