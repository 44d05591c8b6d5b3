import { viListing } from "../../locales/vi/listing.ts";
import type { Listing } from "./slice.ts";

type Named = Pick<Listing, "facets" | "allFacets" | "categoryMenu">;

/** Display names of filter values, including categories that the facet no longer offers. */
export function labelsOf({ facets, allFacets, categoryMenu }: Named): Map<string, string> {
  const options = [...allFacets, ...facets].flatMap((facet) => (facet.type === "OPTION_LIST" ? facet.options : []));
  return new Map([
    ...Object.entries(categoryMenu),
    ...Object.entries(viListing.collections),
    ...options.map(({ value, label }): [string, string] => [value, label]),
  ]);
}
