import type { Facet } from "./slice.ts";

/** A size to choose; `value` as in a list's address. */
export interface Size {
  label: string;
  value: string;
}

export const isSize = (value: string): boolean => value.startsWith("size:");

/** The sizes beside a list, smallest first. */
export const sizesOf = (facets: readonly Facet[]): Size[] =>
  facets.flatMap((facet) =>
    facet.type === "OPTION_LIST" && facet.field === "size"
      ? facet.options.map(({ label, value }) => ({ label, value }))
      : [],
  );
