import { defineStore } from "@thuot-tha/shared/platform";
import { availabilityReducer } from "./features/availability/slice.ts";
import { contentReducer } from "./features/content/slice.ts";
import { favoritesReducer } from "./features/favorites/slice.ts";
import { freeUnitsReducer } from "./features/free-units/slice.ts";
import { homeReducer } from "./features/home/slice.ts";
import { listingReducer } from "./features/listing/slice.ts";
import { productReducer } from "./features/product/slice.ts";
import { reviewsReducer } from "./features/reviews/slice.ts";
import { seenReducer } from "./features/seen/slice.ts";
import { catalogSaga } from "./saga.ts";

export const catalogStore = defineStore({
  reducers: {
    catalogHome: homeReducer,
    catalogListing: listingReducer,
    catalogProduct: productReducer,
    catalogAvailability: availabilityReducer,
    catalogFreeUnits: freeUnitsReducer,
    catalogContent: contentReducer,
    catalogFavorites: favoritesReducer,
    catalogReviews: reviewsReducer,
    catalogSeen: seenReducer,
  },
  saga: catalogSaga,
});
