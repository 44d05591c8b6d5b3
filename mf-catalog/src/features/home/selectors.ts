import { createSelector } from "@thuot-tha/shared/platform";
import type { MenuItem, WithHome } from "./slice.ts";

export const getHome = (state: WithHome) => state.catalogHome;

const shownAs = (kind: MenuItem["displays"][number]) =>
  createSelector([getHome], (home) => (home?.categories ?? []).filter(({ displays }) => displays.includes(kind)));

/** Families with large tiles. */
export const getBigTiles = shownAs("big");
export const getSmallTiles = shownAs("small");
/** Popular searches. */
export const getHot = shownAs("hot");
/** API key icon1. */
export const getOccasions = shownAs("icon1");
/** API key icon2. */
export const getStyles = shownAs("icon2");

export const getHeroBanners = createSelector([getHome], (home) =>
  (home?.banners ?? []).filter(({ position }) => position === "home-hero"),
);
export const getStripBanners = createSelector([getHome], (home) =>
  (home?.banners ?? []).filter(({ position }) => position === "home-strip"),
);
