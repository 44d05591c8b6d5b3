import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { listFavorites } from "@thuot-tha/shared/contracts/operations/customer/list-favorites";
import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

export type FavoriteList = OperationOutput<typeof listFavorites>;

export interface Favorites {
  /** Ids of all favourites, newest first; null until the session is known. */
  ids: string[] | null;
  /** A guest's favourites are stored in the browser, a customer's by the API. */
  isGuest: boolean;
  /** A guest's favourites that had no card: they stay stored, because a withdrawn product may come back. */
  withdrawn: string[];
  /** The page of cards fetched last. */
  list: FavoriteList | null;
}

const initialState: Favorites = { ids: null, isGuest: true, withdrawn: [], list: null };

const slice = createSlice({
  name: "accountFavorites",
  initialState,
  reducers: {
    favoritesKnown: (state, { payload: { ids, isGuest } }: PayloadAction<{ ids: string[]; isGuest: boolean }>) => ({
      ...state,
      ids,
      isGuest,
      // The API leaves them out of a customer's ids.
      withdrawn: isGuest ? state.withdrawn : [],
    }),
    favoriteChanged: (state, { payload }: PayloadAction<{ productId: string; favorite: boolean }>) => {
      const others = (state.ids ?? []).filter((id) => id !== payload.productId);
      return { ...state, ids: payload.favorite ? [payload.productId, ...others] : others };
    },
    favoritesWithdrawn: (state, { payload }: PayloadAction<string[]>) => ({
      ...state,
      withdrawn: [...state.withdrawn, ...payload],
    }),
    favoritesLoaded: (state, { payload }: PayloadAction<FavoriteList>) => ({ ...state, list: payload }),
  },
});

export const { favoritesKnown, favoriteChanged, favoritesWithdrawn, favoritesLoaded } = slice.actions;
export const favoriteReducer = slice.reducer;

export interface WithFavorites {
  accountFavorites: Favorites;
}
