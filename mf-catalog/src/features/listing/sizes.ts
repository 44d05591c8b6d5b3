import type { Size } from "../wear/size.ts";
import type { Facet } from "./slice.ts";

export const isSize = (value: string): boolean => value.startsWith("size:");

/** The sizes beside a list, smallest first. */
export const sizesOf = (facets: readonly Facet[]): Size[] =>
  facets.flatMap((facet) =>
    facet.type === "OPTION_LIST" && facet.field === "size"
      ? facet.options.map(({ label, value }) => ({ label, value }))
      : [],
  );
