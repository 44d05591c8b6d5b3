import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type FavoriteList = OperationOutput<typeof listFavorites>;

export interface Favorites {
  /** Ids of all favourites, newest first; null until the session is known. */
  ids: string[] | null;
  /** A guest's favourites are stored in the browser, a customer's by the API. */
  isGuest: boolean;
  /** The page of cards fetched last. */
  list: FavoriteList | null;
}

const initialState: Favorites = { ids: null, isGuest: true, list: null };

const slice = createSlice({
  name: "accountFavorites",
  initialState,
  reducers: {
    favoritesKnown: (state, { payload }: PayloadAction<{ ids: string[]; isGuest: boolean }>) => {
      state.ids = payload.ids;
      state.isGuest = payload.isGuest;
    },
    favoriteChanged: (state, { payload }: PayloadAction<{ productId: string; favorite: boolean }>) => {
      const others = (state.ids ?? []).filter((id) => id !== payload.productId);
      state.ids = payload.favorite ? [payload.productId, ...others] : others;
    },
    favoritesLoaded: (state, { payload }: PayloadAction<FavoriteList>) => {
      state.list = payload;
    },
  },
});

export const { favoritesKnown, favoriteChanged, favoritesLoaded } = slice.actions;
export const favoriteReducer = slice.reducer;

export interface WithFavorites {
  accountFavorites: Favorites;
}
