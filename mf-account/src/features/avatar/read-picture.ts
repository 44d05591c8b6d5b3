import { avatar as words } from "../../locales/vi/avatar.ts";

const mostBytes = 20 * 1024 * 1024;
/** Pixels: less than this would look torn where it is shown largest. */
const leastSide = 200;

/** Why a file cannot be somebody's picture; its message is Vietnamese. */
export class UnfitPicture extends Error {}

/**
 * Reads a file as a picture, the right way up. Its content decides, not its name.
 *
 * @throws UnfitPicture when it is none, too large or too small
 */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > mostBytes) throw new UnfitPicture(words.tooLarge);
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new UnfitPicture(words.noPicture);
  });
  if (Math.min(picture.width, picture.height) >= leastSide) return picture;
  picture.close();
  throw new UnfitPicture(words.tooSmall);
}
