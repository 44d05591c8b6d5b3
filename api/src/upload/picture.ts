import sharp from "sharp";
import { BadRequest, TooLarge, UnsupportedMediaType } from "../errors.ts";

/** Maximum pixels of a picture: more than phones take, and within the memory of a request. */
const MAX_PIXELS = 40_000_000;
/** Longest side of a stored picture; the largest size shown is 1600 wide. */
const MAX_SIDE_PX = 2048;

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString("latin1", from, to);

/** True for bytes with the signature of a JPEG, PNG, WebP or AVIF; other bytes never reach the decoder. */
function isPicture(bytes: Buffer): boolean {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return true;
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return true;
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return true;
  return ascii(bytes, 4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(bytes, 8, 12));
}

/**
 * Re-encodes a picture upright as WebP, which removes location, camera data and hidden bytes. Throws
 * UnsupportedMediaType, TooLarge or BadRequest, in Vietnamese.
 */
export async function reencode(bytes: Buffer): Promise<Buffer> {
  if (!isPicture(bytes)) throw new UnsupportedMediaType("Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF.");
  const unreadable = () =>
    new BadRequest("IMAGE_UNREADABLE", "Ảnh này bị hỏng hoặc không đọc được. Bạn thử ảnh khác nhé.");
  const image = sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, pages: 1 });
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > MAX_PIXELS) throw new TooLarge("Ảnh có quá nhiều điểm ảnh. Bạn chọn ảnh nhỏ hơn nhé.");
  return image
    .rotate()
    .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 88 })
    .toBuffer()
    .catch(() => {
      throw unreadable();
    });
}
