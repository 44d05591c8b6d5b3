import { pathTo } from "@thuot-tha/shared/contracts/routes";

/** Cards on one page of the favourites. */
export const favoritesPerPage = 24;

/** Reads `?page=`; what is not understood is the first. */
export function favoritesPageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get("page") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const favoritesPath = (page: number): string =>
  pathTo("favorites", undefined, { page: page > 1 ? page : undefined });
