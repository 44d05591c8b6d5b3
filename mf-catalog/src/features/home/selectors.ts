import { createSelector } from "@thuot-tha/shared/platform";
import type { MenuItem, WithHome } from "./slice.ts";

export const getHome = (state: WithHome) => state.catalogHome;

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.children)]);
const shownAs = (kind: MenuItem["displays"][number]) =>
  createSelector([getHome], (home) => flat(home?.categories ?? []).filter(({ displays }) => displays.includes(kind)));

const getBigCategories = shownAs("big");
const getSmallCategories = shownAs("small");
/** The families of pieces: the big ones first, then the small ones. */
export const getTiles = createSelector([getBigCategories, getSmallCategories], (big, small) =>
  [...new Set([...big, ...small])].filter(({ parentId }) => parentId === null),
);
/** icon1 */
export const getOccasions = shownAs("icon1");
/** icon2 */
export const getStyles = shownAs("icon2");

export const getHeroBanners = createSelector([getHome], (home) =>
  (home?.banners ?? []).filter(({ position }) => position === "home-hero"),
);
export const getStripBanners = createSelector([getHome], (home) =>
  (home?.banners ?? []).filter(({ position }) => position === "home-strip"),
);
