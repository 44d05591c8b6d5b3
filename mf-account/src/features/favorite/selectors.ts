import { createSelector } from "@thuot-tha/shared/platform";
import type { WithFavorites } from "./slice.ts";

export const getFavorites = (state: WithFavorites) => state.accountFavorites;

/** The page's cards that are still favourites. */
export const getFavoriteCards = createSelector([getFavorites], ({ ids, list }) =>
  (list?.items ?? []).filter(({ id }) => ids?.includes(id)),
);
