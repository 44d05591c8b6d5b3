/** Every size the picture server makes, "width x height" in pixels, by shape. Asking for another gets none. */
export const pictureSizes = {
  "3:4": ["240x320", "360x480", "480x640", "600x800", "900x1200"],
  "16:9": ["800x450", "1200x675", "1600x900"],
  "1:1": ["100x100", "240x240"],
  "4:5": ["300x375", "600x750"],
} as const;

export type PictureRatio = keyof typeof pictureSizes;
export type PictureSize = (typeof pictureSizes)[PictureRatio][number];

/** All sizes in one list, for whoever serves them. */
export const allowedPictureSizes: readonly PictureSize[] = Object.values(pictureSizes).flat();

export const defaultPictureSize = "100x100" satisfies PictureSize;
export const mediaBase = "/media";

/** @example pictureUrl("p/dam-lua-1.jpg", "360x480") // "/media/360x480/p/dam-lua-1.jpg" */
export const pictureUrl = (path: string, size: PictureSize = defaultPictureSize, base = mediaBase): string =>
  `${base}/${size}/${path}`;

/** Addresses of one picture in every size of a shape, with their widths: for `srcset`, and for preloading the same. */
export const pictureSrcSet = (path: string, ratio: PictureRatio, base = mediaBase): string =>
  pictureSizes[ratio].map((size) => `${pictureUrl(path, size, base)} ${size.split("x")[0]}w`).join(", ");
