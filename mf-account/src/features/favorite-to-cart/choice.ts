import type { Product } from "./slice.ts";

export type Way = "rental" | "sale";

export interface Choice {
  way: Way;
  color: string;
  size: string;
}

type Variants = Pick<Product, "variants">;

const unitsOf = (variant: Product["variants"][number], way: Way): number =>
  way === "rental" ? variant.rentUnits : variant.saleUnits;

export const waysOf = ({ types }: Pick<Product, "types">): Way[] => [
  ...(types.includes("rent") ? ["rental" as const] : []),
  ...(types.includes("sale") ? ["sale" as const] : []),
];

/** The initial choice: the first sale type, and its first available size and colour. */
export function firstChoice(product: Product): Choice {
  const way = waysOf(product)[0] ?? "rental";
  const { variants } = product;
  const { color = "", size = "" } = variants.find((one) => unitsOf(one, way) > 0) ?? variants[0] ?? {};
  return { way, color, size };
}

/** The variant of a choice if pieces of it are available in that way, or null. */
export const availableVariant = ({ variants }: Variants, { way, color, size }: Choice) =>
  variants.find((one) => one.color === color && one.size === size && unitsOf(one, way) > 0) ?? null;

/** Colours, and the sizes of one colour, without duplicates in the product's order. */
export const colorsOf = ({ variants }: Variants): string[] => [...new Set(variants.map(({ color }) => color))];
export const sizesOf = ({ variants }: Variants, color: string): string[] => [
  ...new Set(variants.filter((one) => one.color === color).map(({ size }) => size)),
];
