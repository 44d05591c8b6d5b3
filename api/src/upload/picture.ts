import { isPicture, pictureRefusals } from "@thuot-tha/shared/contracts/limits";
import sharp from "sharp";
import { BadRequest, TooLarge, UnsupportedMediaType } from "../errors.ts";

/**
 * Maximum pixels of a picture: more than phones take. Decoding takes up to 11 bytes of memory for each, and 27 for each
 * of an AVIF, which sharp calls "heif": up to 430 MB.
 */
const maxPixelsOf = (format: string): number => (format === "heif" ? 16_000_000 : 40_000_000);
/** Longest side of a stored picture; the largest size shown is 1600 wide. */
const maxSidePx = 2048;

/**
 * Re-encodes a picture upright as WebP, which removes location, camera data and hidden bytes. Throws
 * UnsupportedMediaType, TooLarge or BadRequest, in Vietnamese.
 */
export async function reencode(bytes: Buffer): Promise<Buffer> {
  // Other bytes never reach the decoder.
  if (!isPicture(bytes)) throw new UnsupportedMediaType(pictureRefusals.kind);
  const unreadable = () =>
    new BadRequest("IMAGE_UNREADABLE", "Ảnh này bị hỏng hoặc không đọc được. Bạn thử ảnh khác nhé.");
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const limitInputPixels = maxPixelsOf(format);
  if (width * height > limitInputPixels) throw new TooLarge("Ảnh có quá nhiều điểm ảnh. Bạn chọn ảnh nhỏ hơn nhé.");
  return sharp(bytes, { failOn: "error", limitInputPixels, pages: 1 })
    .rotate()
    .resize(maxSidePx, maxSidePx, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}
