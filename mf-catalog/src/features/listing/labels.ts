import { vi } from "../../locales/vi/listing.ts";
import type { Listing } from "./slice.ts";

type Named = Pick<Listing, "facets" | "allFacets" | "categoryMenu">;

/** What each value of a filter is called. Categories are named even where the facet no longer offers them. */
export function labelsOf({ facets, allFacets, categoryMenu }: Named): Map<string, string> {
  const options = [...allFacets, ...facets].flatMap((facet) => (facet.type === "OPTION_LIST" ? facet.options : []));
  return new Map([
    ...Object.entries(categoryMenu),
    ...Object.entries(vi.collections),
    ...options.map(({ value, label }): [string, string] => [value, label]),
  ]);
}
