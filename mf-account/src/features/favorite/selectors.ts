import { createSelector } from "@thuot-tha/shared/platform";
import type { WithFavorites } from "./slice.ts";

export const getFavorites = (state: WithFavorites) => state.accountFavorites;
export const getFavoriteCount = (state: WithFavorites) => state.accountFavorites.ids?.length ?? 0;

/** The page's cards that are still favourites. */
export const getFavoriteCards = createSelector([getFavorites], ({ ids, list }) =>
  (list?.items ?? []).filter(({ id }) => ids?.includes(id)),
);
