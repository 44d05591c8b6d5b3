import { favoritesRoute } from "@thuot-tha/shared/contracts/routes/account";
import { definePage } from "@thuot-tha/shared/platform";
import { loadFavorites } from "../../features/favorite/load.ts";
import { moveSaga } from "../../features/favorite-to-cart/saga.ts";
import { viFavorites } from "../../locales/vi/favorites.ts";
import { FavoritesPage } from "./FavoritesPage.tsx";

export const favoritesPage = definePage({
  route: favoritesRoute,
  rendering: "client",
  load: loadFavorites,
  sagas: [moveSaga],
  Component: FavoritesPage,
  head: () => ({ title: viFavorites.title, noIndex: true }),
});
