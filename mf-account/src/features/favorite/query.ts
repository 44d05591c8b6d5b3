import { linkTo } from "@thuot-tha/shared/contracts";
import { favoritesRoute } from "@thuot-tha/shared/contracts/routes/account";
import { pageOf } from "../../query.ts";

/** Cards on one page of the favourites. */
export const favoritesPerPage = 24;

/** Reads `?page=`; an invalid value means the first page. */
export const favoritesPageOf = (search: string): number => pageOf(new URLSearchParams(search));

export const favoritesPath = (page: number): string =>
  linkTo(favoritesRoute, undefined, { page: page > 1 ? page : undefined });
