import { linkTo } from "@thuot-tha/shared/contracts";
import { favoritesRoute } from "@thuot-tha/shared/contracts/routes/account";

/** Cards on one page of the favourites. */
export const favoritesPerPage = 24;

/** Reads `?page=`; an invalid value means the first page. */
export function favoritesPageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get("page") ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const favoritesPath = (page: number): string =>
  linkTo(favoritesRoute, undefined, { page: page > 1 ? page : undefined });
