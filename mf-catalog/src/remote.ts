import { defineRemote } from "@thuot-tha/shared/platform";
import { availabilityReducer } from "./features/availability/slice.ts";
import { contentReducer } from "./features/content/slice.ts";
import { favoritesReducer } from "./features/favorites/slice.ts";
import { homeReducer } from "./features/home/slice.ts";
import { listingReducer } from "./features/listing/slice.ts";
import { productReducer } from "./features/product/slice.ts";
import { reviewsReducer } from "./features/reviews/slice.ts";
import { seenReducer } from "./features/seen/slice.ts";
import { catalogSaga } from "./saga.ts";

export default defineRemote({
  name: "mf-catalog",
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ "./pages/home/page.ts").then((m) => m.homePage),
    category: () =>
      import(/* webpackChunkName: "page-category" */ "./pages/category/page.ts").then((m) => m.categoryPage),
    "on-sale": () =>
      import(/* webpackChunkName: "page-on-sale" */ "./pages/category/on-sale.ts").then((m) => m.onSalePage),
    search: () => import(/* webpackChunkName: "page-search" */ "./pages/category/search.ts").then((m) => m.searchPage),
    product: () => import(/* webpackChunkName: "page-product" */ "./pages/product/page.ts").then((m) => m.productPage),
    content: () => import(/* webpackChunkName: "page-content" */ "./pages/content/page.ts").then((m) => m.contentPage),
  },
  slots: {
    "search-box": () =>
      import(/* webpackChunkName: "slot-search-box" */ "./features/suggest/slot.ts").then((m) => m.searchSlot),
    "recently-seen": () =>
      import(/* webpackChunkName: "slot-recently-seen" */ "./features/seen/slot.ts").then((m) => m.recentlySeenSlot),
  },
  reducers: {
    catalogHome: homeReducer,
    catalogListing: listingReducer,
    catalogProduct: productReducer,
    catalogAvailability: availabilityReducer,
    catalogContent: contentReducer,
    catalogFavorites: favoritesReducer,
    catalogReviews: reviewsReducer,
    catalogSeen: seenReducer,
  },
  saga: catalogSaga,
});
