import type { Product, Variant } from "./slice.ts";

export type SaleKind = "rental" | "sale";

/** What the shopper has chosen of a product so far. */
export interface Choice {
  type: SaleKind;
  color: string;
  size: string;
}

const unitsOf = (variant: Variant, type: SaleKind): number =>
  type === "rental" ? variant.rentUnits : variant.saleUnits;

/** Renting and buying, with prices; a way that the product is not offered in is disabled. */
export function saleTypes({ types, rentalPrice, salePrice }: Product) {
  return [
    { key: "rental", title: "Thuê Lẻ", price: rentalPrice, disabled: !types.includes("rent") },
    { key: "sale", title: "Mua ngay", price: salePrice, disabled: !types.includes("sale") },
  ] as const;
}

/**
 * The initial choice: renting if possible, and the first available variant.
 * @param preferred id of a better variant, e.g. one that is free on the shopper's days
 */
export function firstChoice(product: Product, preferred?: string): Choice {
  const type: SaleKind = product.types.includes("rent") ? "rental" : "sale";
  const there = product.variants.filter((one) => unitsOf(one, type) > 0);
  const variant = there.find(({ id }) => id === preferred) ?? there[0] ?? product.variants[0];
  return { type, color: variant?.color ?? "", size: variant?.size ?? "" };
}

/**
 * The choice in a product link: `?type=rent|sale&size=&color=`, e.g. of an earlier order. Missing or unavailable values
 * fall back to the initial choice.
 */
export function linkedChoice(product: Product, search: string, preferred?: string): Choice {
  const query = new URLSearchParams(search);
  const way = query.get("type");
  const wanted = saleTypes(product).find(({ key, disabled }) => !disabled && key === (way === "rent" ? "rental" : way));
  const types = wanted ? [wanted.key === "sale" ? ("sale" as const) : ("rent" as const)] : product.types;
  const first = firstChoice({ ...product, types }, preferred);
  const variant = variantOf(product, { ...first, size: query.get("size") ?? "", color: query.get("color") ?? "" });
  return variant ? { ...first, size: variant.size, color: variant.color } : first;
}

/** Variants that can be rented, in the product's order. */
export const rentable = ({ types, variants }: Product): Variant[] =>
  types.includes("rent") ? variants.filter((one) => one.rentUnits > 0) : [];

/** The variant of a choice; undefined when this size does not exist in this colour. */
export const variantOf = ({ variants }: Product, { color, size }: Choice): Variant | undefined =>
  variants.find((one) => one.color === color && one.size === size);

/**
 * Why a choice is unavailable: the product is sold out, the size is, or the size does not exist in this colour; null
 * when available.
 */
export function lackOf(product: Product, choice: Choice): "gone" | "sizeGone" | "sizeMissing" | null {
  if (unitsLeft(product, choice) > 0) return null;
  if (!product.variants.some((one) => unitsOf(one, choice.type) > 0)) return "gone";
  return variantOf(product, choice) ? "sizeGone" : "sizeMissing";
}

/** Number of available pieces of a choice. */
export function unitsLeft(product: Product, choice: Choice): number {
  const variant = variantOf(product, choice);
  return variant ? unitsOf(variant, choice.type) : 0;
}
