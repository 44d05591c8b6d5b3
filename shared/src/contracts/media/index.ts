export * from "./pages-with-picture.ts";

/**
 * All picture sizes, "width x height" in pixels, by shape. Other sizes are refused, so that requests cannot make the
 * server resize without limit.
 */
export const pictureSizes = {
  "3:4": ["240x320", "360x480", "480x640", "600x800", "900x1200"],
  "16:9": ["800x450", "1200x675", "1600x900"],
  "1:1": ["100x100", "240x240"],
  "4:5": ["300x375", "600x750", "900x1125"],
} as const;

export type PictureRatio = keyof typeof pictureSizes;
export type PictureSize = (typeof pictureSizes)[PictureRatio][number];

export const allowedPictureSizes: readonly PictureSize[] = Object.values(pictureSizes).flat();

export const defaultPictureSize = "100x100" satisfies PictureSize;

/** Base of every picture's address. */
export const mediaBase = "/media";
