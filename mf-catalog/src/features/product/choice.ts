import type { FreeUnits } from "../free-units/slice.ts";
import type { Product, Variant } from "./slice.ts";

export type SaleKind = "rental" | "sale";

/** What the shopper has chosen of a product so far. */
export interface Choice {
  type: SaleKind;
  color: string;
  /** Null until the shopper chooses one; the only size there is needs no choice. */
  size: string | null;
}

const unitsOf = (variant: Variant, type: SaleKind): number =>
  type === "rental" ? variant.rentUnits : variant.saleUnits;

/**
 * Renting and buying, each with an explanation and its price; a type that is not offered is disabled and shows the
 * reason.
 */
export function saleTypes({ types, rentalPrice, salePrice, originalPrice }: Product) {
  const rented = types.includes("rent");
  const sold = types.includes("sale");
  const bought = salePrice < originalPrice ? "Mua thanh lý" : "Mua hẳn, không cọc";
  return [
    {
      key: "rental",
      title: "Thuê Lẻ",
      content: rented ? "Chọn lịch thuê" : "Món này chỉ bán",
      price: rentalPrice,
      disabled: !rented,
    },
    {
      key: "sale",
      title: "Mua ngay",
      content: sold ? bought : "Món này chỉ cho thuê",
      price: salePrice,
      disabled: !sold,
    },
  ] as const;
}

/** The choice without a size that does not exist in its type and colour, and with the size where there is only one. */
export function possibleChoice(product: Product, { type, color, size }: Choice): Choice {
  const made = product.variants.filter((one) => one.color === color);
  const there = made.filter((one) => unitsOf(one, type) > 0);
  const kept = there.find((one) => one.size === size) ?? (made.length === 1 ? there[0] : undefined);
  return { type, color, size: kept?.size ?? null };
}

/**
 * The choice in a product link: `?type=rent|sale&size=&color=`, e.g. of an earlier order. Without a way, renting where
 * it is offered; without a colour, the first that has pieces.
 * @param free pieces on the shopper's days: a colour with one is better
 */
export function linkedChoice(product: Product, search: string, free: FreeUnits = {}): Choice {
  const query = new URLSearchParams(search);
  const way = query.get("type") === "rent" ? "rental" : query.get("type");
  const offered = saleTypes(product).filter(({ disabled }) => !disabled);
  const type = (offered.find(({ key }) => key === way) ?? offered[0])?.key ?? "rental";
  const there = product.variants.filter((one) => unitsOf(one, type) > 0);
  const first = there.find(({ id }) => (free[id] ?? 0) > 0) ?? there[0] ?? product.variants[0];
  const color = query.get("color");
  const isMade = product.variants.some((one) => one.color === color);
  return possibleChoice(product, { type, color: (isMade ? color : first?.color) ?? "", size: query.get("size") });
}

/** Variants of the chosen colour, or only the chosen one, that can be rented. */
export const rentableOf = ({ variants }: Product, { color, size }: Choice): Variant[] =>
  variants.filter((one) => one.color === color && one.rentUnits > 0 && (size === null || one.size === size));

/** The variant of a choice; undefined without a size, or when this size does not exist in this colour. */
export const variantOf = ({ variants }: Product, { color, size }: Choice): Variant | undefined =>
  variants.find((one) => one.color === color && one.size === size);

/** Whether no piece of the product, or of one of its colours, is left for this type. */
export const isGone = ({ variants }: Product, type: SaleKind, color?: string): boolean =>
  variants.every((one) => unitsOf(one, type) === 0 || (color !== undefined && one.color !== color));

/** Number of pieces of a choice, not only those free on some days. */
export function unitsLeft(product: Product, choice: Choice): number {
  const variant = variantOf(product, choice);
  return variant ? unitsOf(variant, choice.type) : 0;
}

/** What the shopper does next: choose days, a size, other days because the size is taken on these, or add the piece. */
export type NextStep = "days" | "size" | "otherDays" | "add";

/** @param free pieces on the chosen days, once known */
export function nextStep(variant: Variant | undefined, type: SaleKind, hasDays: boolean, free?: FreeUnits): NextStep {
  if (type === "rental" && !hasDays) return "days";
  if (!variant) return "size";
  return type === "rental" && free?.[variant.id] === 0 ? "otherDays" : "add";
}
