import type { Product } from "./slice.ts";

type Images = Product["images"];

/** The pictures of a colour with those for every colour; all of them where none shows this one. */
export function picturesOf(images: Images, color: string): Images {
  if (!images.some((one) => one.color === color)) return images;
  return images.filter((one) => one.color === undefined || one.color === color);
}
