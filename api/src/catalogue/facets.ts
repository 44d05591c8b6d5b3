import type { Facet, FacetOption, OptionFacet, PriceFacet } from "@thuot-tha/shared/contracts/operations/entities";
import { compareNames } from "@thuot-tha/shared/domain";
import type { CategoryRow } from "./queries/categories.ts";
import { countChoices, type OptionCount } from "./queries/facet-counts.ts";
import { attributeDimension, categoryDimension, type ProductFilter } from "./queries/product-filter.ts";
import type { Matches } from "./queries/product-sets.ts";
import { compareSizes } from "./size-order.ts";

/** Attributes that may be filtered by, in display order. */
const attributeFacets = [
  { key: "color", title: "Màu sắc" },
  { key: "size", title: "Cỡ" },
  { key: "material", title: "Chất liệu" },
  { key: "cut", title: "Kiểu dáng" },
  { key: "motif", title: "Hoạ tiết" },
  { key: "brand", title: "Thương hiệu" },
];
const typeLabels: Record<string, string> = { rent: "Cho thuê", sale: "Mua" };
const collectionLabels: Record<string, string> = {
  trending_sale: "Đang được yêu thích",
  new_arrival_sale: "Mới lên kệ",
};
const bySize = (a: FacetOption, b: FacetOption): number => compareSizes(a.label, b.label);

const byCount = (a: FacetOption, b: FacetOption): number => b.count - a.count || compareNames(a.label, b.label);

/** A root category without displays only groups others: "by occasion", "by style". */
const isGroup = (category: CategoryRow): boolean => category.parentId === null && category.displays.length === 0;

function categoryFacet(parentId: string | null, title: string, categories: CategoryRow[], counts: OptionCount[]) {
  const dimension = categoryDimension(parentId);
  const options = categories.flatMap((category): FacetOption[] => {
    if (category.parentId !== parentId || isGroup(category)) return [];
    const found = counts.find((entry) => entry.dimension === dimension && entry.option === category.id);
    return found ? [{ label: category.name, value: category.link, count: found.count }] : [];
  });
  return { type: "OPTION_LIST", kind: "cat", urlKey: "cat", field: "category", title, options } satisfies OptionFacet;
}

/** Lists the top categories until one is chosen, then its children; occasions and styles always. */
function categoryFacets(filter: ProductFilter, categories: CategoryRow[], counts: OptionCount[]): Facet[] {
  const chosen = new Set([...filter.categories.values()].flat());
  const familyChosen = categories.some((one) => one.parentId === null && !isGroup(one) && chosen.has(one.id));
  const parents = categories.filter((one) => chosen.has(one.id) || isGroup(one));
  return [
    ...(familyChosen ? [] : [categoryFacet(null, "Danh mục", categories, counts)]),
    ...parents.map((parent) => categoryFacet(parent.id, parent.name, categories, counts)),
  ];
}

function attributeFacet({ key, title }: { key: string; title: string }, counts: OptionCount[]): Facet {
  const options = counts
    .filter((entry) => entry.dimension === attributeDimension(key))
    .map(({ option, label, count, hex }) => ({ label, value: `${key}:${option}`, count, ...(hex ? { hex } : {}) }));
  options.sort(key === "size" ? bySize : byCount);
  return { type: "OPTION_LIST", kind: "attr", urlKey: "attr", field: key, title, options };
}

function productFacet(
  urlKey: "type" | "collection",
  title: string,
  labels: Record<string, string>,
  counts: OptionCount[],
): Facet {
  const options = Object.entries(labels).flatMap(([value, label]): FacetOption[] => {
    const found = counts.find((entry) => entry.dimension === urlKey && entry.option === value);
    return found ? [{ label, value, count: found.count }] : [];
  });
  return { type: "OPTION_LIST", kind: "prod", urlKey, field: urlKey, title, options };
}

/**
 * The facets of a list, each option with its number of products, and what renting costs in it. Facets without options
 * are left out.
 */
export function facetsOf(matches: Matches, categories: CategoryRow[]) {
  const { options: counts, salePrices, rentalPrices } = countChoices(matches);
  const price: PriceFacet[] = salePrices
    ? [
        {
          type: "PRICE_TYPE_SALE",
          kind: "prod",
          urlKey: "sale-prices",
          field: "salePrice",
          title: "Giá thanh lý",
          ...salePrices,
        },
      ]
    : [];
  const optional: Facet[] = [
    ...categoryFacets(matches.filter, categories, counts),
    productFacet("type", "Hình thức", typeLabels, counts),
    ...attributeFacets.map((facet) => attributeFacet(facet, counts)),
    productFacet("collection", "Bộ sưu tập", collectionLabels, counts),
  ];
  const offered = optional.filter((facet) => facet.type !== "OPTION_LIST" || facet.options.length > 0);
  return { facets: [...offered, ...price], ...(rentalPrices ? { rentalPrices } : {}) };
}
