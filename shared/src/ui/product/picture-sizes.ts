import {
  defaultPictureSize,
  mediaBase,
  type PictureRatio,
  type PictureSize,
  pictureSizes,
} from "../../contracts/media/index.ts";

export {
  allowedPictureSizes,
  mediaBase,
  type PictureRatio,
  type PictureSize,
  pictureSizes,
} from "../../contracts/media/index.ts";

/** Names as phones and cameras write them: spaces would end an address in a `srcset`, `#` and `%` mean other things. */
const encoded = (path: string): string => encodeURI(path).replace(/[#?]/g, encodeURIComponent);

/** @example pictureUrl("p/dam-lua-1.jpg", "360x480") // "/media/360x480/p/dam-lua-1.jpg" */
export const pictureUrl = (path: string, size: PictureSize = defaultPictureSize, base = mediaBase): string =>
  `${base}/${size}/${encoded(path)}`;

/** Addresses of one picture in every size of a shape, with their widths: for `srcset`, and for preloading the same. */
export const pictureSrcSet = (path: string, ratio: PictureRatio, base = mediaBase): string =>
  pictureSizes[ratio].map((size) => `${pictureUrl(path, size, base)} ${size.split("x")[0]}w`).join(", ");
