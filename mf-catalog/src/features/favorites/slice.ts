import { createSlice, type PayloadAction } from "@thuot-tha/shared/platform";

/** Ids of favourite products: the account's, and changes made since. */
type FavoritesState = Readonly<Record<string, true>>;

const slice = createSlice({
  name: "catalogFavorites",
  initialState: {} as FavoritesState,
  reducers: {
    favoritesKnown: (_state, { payload }: PayloadAction<readonly string[]>): FavoritesState =>
      Object.fromEntries(payload.map((id) => [id, true as const])),
    favoriteAdded: (state, { payload }: PayloadAction<string>): FavoritesState => ({ ...state, [payload]: true }),
    favoriteRemoved: (state, { payload }: PayloadAction<string>): FavoritesState => {
      const { [payload]: _gone, ...others } = state;
      return others;
    },
  },
});

export const { favoritesKnown, favoriteAdded, favoriteRemoved } = slice.actions;
export const favoritesReducer = slice.reducer;

export interface WithFavorites {
  catalogFavorites: FavoritesState;
}
export const isFavorite = (state: WithFavorites, productId: string): boolean =>
  state.catalogFavorites[productId] === true;
