import { viAvatar as words } from "../../locales/vi/avatar.ts";

const maxBytes = 20 * 1024 * 1024;
/** Minimum side in pixels: smaller pictures look blurred at the largest display size. */
const minSide = 200;

/** A file that cannot be a profile picture; its message is Vietnamese. */
export class UnfitPicture extends Error {}

/**
 * Reads a file as an upright picture. Its content decides, not its name.
 * @throws UnfitPicture when it is not a picture, too large or too small
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > maxBytes) throw new UnfitPicture(words.tooLarge);
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new UnfitPicture(words.noPicture);
  });
  if (Math.min(picture.width, picture.height) >= minSide) return picture;
  picture.close();
  throw new UnfitPicture(words.tooSmall);
}
