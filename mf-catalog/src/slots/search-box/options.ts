import { linkTo } from "@thuot-tha/shared/contracts";
import type { OperationOutput } from "@thuot-tha/shared/contracts/operations";
import type { suggestProducts } from "@thuot-tha/shared/contracts/operations/catalogue/suggest-products";
import { categoryRoute, productRoute, searchRoute } from "@thuot-tha/shared/contracts/routes/catalogue";

export type Suggested = OperationOutput<typeof suggestProducts>;

/** A target in the list, in display order. */
export type Option =
  | { kind: "query" | "recent"; label: string; href: string }
  | { kind: "category"; label: string; href: string }
  | { kind: "product"; label: string; href: string; product: Suggested["products"][number] };

export const searchPath = (q: string): string => linkTo(searchRoute, undefined, { q });

const asSearch =
  (kind: "query" | "recent") =>
  (label: string): Option => ({ kind, label, href: searchPath(label) });

export const recentOptions = (searches: readonly string[]): Option[] => searches.map(asSearch("recent"));

/** Searches first, then categories, then products. */
export const suggestedOptions = ({ queries, categories, products }: Suggested): Option[] => [
  ...queries.map(asSearch("query")),
  ...categories.map(
    ({ name, link }): Option => ({
      kind: "category",
      label: name,
      href: linkTo(categoryRoute, { categoryLink: link }),
    }),
  ),
  ...products.map(
    (product): Option => ({
      kind: "product",
      label: product.name,
      href: linkTo(productRoute, { productLink: product.link }, { color: product.color }),
      product,
    }),
  ),
];
