import { createSelector } from "@thuot-tha/shared/platform";
import type { WithFavorites } from "./slice.ts";

export const getFavorites = (state: WithFavorites) => state.accountFavorites;

/** Ids of the favourites that can be shown; without those known to be withdrawn. */
export const getOfferedIds = createSelector([getFavorites], ({ ids, withdrawn }) =>
  (ids ?? []).filter((id) => !withdrawn.includes(id)),
);

/** The page's cards that are still favourites. */
export const getFavoriteCards = createSelector([getFavorites], ({ ids, list }) =>
  (list?.items ?? []).filter(({ id }) => ids?.includes(id)),
);
