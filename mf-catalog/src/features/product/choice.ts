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

/** The two ways to take a piece, with what each costs; one that the product is not offered for is disabled. */
export function saleTypes({ types, rentalPrice, salePrice }: Product) {
  return [
    { key: "rental", title: "Thuê Lẻ", price: rentalPrice, disabled: !types.includes("rent") },
    { key: "sale", title: "Mua ngay", price: salePrice, disabled: !types.includes("sale") },
  ] as const;
}

/**
 * What is chosen when the page opens: renting where it can be rented, and the first variant that is there.
 *
 * @param preferred id of a variant that suits better, e.g. one that is free on the shopper's days
 */
export function firstChoice(product: Product, preferred?: string): Choice {
  const type: SaleKind = product.types.includes("rent") ? "rental" : "sale";
  const there = product.variants.filter((one) => unitsOf(one, type) > 0);
  const variant = there.find(({ id }) => id === preferred) ?? there[0] ?? product.variants[0];
  return { type, color: variant?.color ?? "", size: variant?.size ?? "" };
}

/**
 * What a link to a product has chosen: `?type=rent|sale&size=&color=`, e.g. that of a piece worn before. What is not there,
 * or no longer made, is as when the page opens without.
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

/** Variants that can be rented, in the order they are offered. */
export const rentable = ({ types, variants }: Product): Variant[] =>
  types.includes("rent") ? variants.filter((one) => one.rentUnits > 0) : [];

/** The variant of a choice; undefined when this size is not made in this colour. */
export const variantOf = ({ variants }: Product, { color, size }: Choice): Variant | undefined =>
  variants.find((one) => one.color === color && one.size === size);

/** Why there is nothing to take of a choice: nothing at all, not in this size, or no such size in this colour; null when there is. */
export function lackOf(product: Product, choice: Choice): "gone" | "sizeGone" | "sizeMissing" | null {
  if (unitsLeft(product, choice) > 0) return null;
  if (!product.variants.some((one) => unitsOf(one, choice.type) > 0)) return "gone";
  return variantOf(product, choice) ? "sizeGone" : "sizeMissing";
}

/** Pieces there are of a choice. */
export function unitsLeft(product: Product, choice: Choice): number {
  const variant = variantOf(product, choice);
  return variant ? unitsOf(variant, choice.type) : 0;
}
