/**
 * Widths and heights a picture may be asked for in, in CSS pixels times density. Anything else is refused, so that
 * nobody can make the server draw without end. The first one is the default.
 */
export const mediaSizes = [
  "100x100",
  "240x240",
  "240x320",
  "300x375",
  "360x480",
  "480x640",
  "600x750",
  "600x800",
  "900x1200",
  "800x450",
  "1200x675",
  "1600x900",
] as const;

export type MediaSize = (typeof mediaSizes)[number];

/** Base of every picture's address, relative to the shop. */
export const mediaBase = "/media";

/** Address of a picture in one size. @param path as the API gives it, e.g. `products/dam-lua-1.svg` */
export const mediaPath = (path: string, size: MediaSize = "100x100"): string => `${mediaBase}/${size}/${path}`;
