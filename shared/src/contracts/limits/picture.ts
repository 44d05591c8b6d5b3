/** Prefix of every address that accepts a picture by PUT. */
export const uploadPath = "/v2/upload/";
export const maxPictureMegabytes = 5;
/** Maximum bytes of an uploaded picture. */
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024;
/** Media types of an uploaded picture. */
export const pictureKinds = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PictureKind = (typeof pictureKinds)[number];
/** Maximum pictures of a review, and of a problem with an order. */
export const maxPictures = 4;

/** Whether bytes have the signature of a JPEG, PNG, WebP or AVIF. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith("\xff\xd8\xff") || head.startsWith("\x89PNG\r\n\x1a\n")) return true;
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return true;
  // The length of an AVIF's first part comes before its name. Text before it, as of a comment, would make it an SVG.
  return head.startsWith("\0\0") && (head.startsWith("ftypavif", 4) || head.startsWith("ftypavis", 4));
}

export type PictureFault = "empty" | "large" | "kind";

/** Why a server refuses a picture. */
export const pictureRefusals: Record<PictureFault, string> = {
  empty: "Tệp này trống.",
  large: `Ảnh tối đa ${maxPictureMegabytes} MB.`,
  kind: "Chỉ nhận ảnh JPEG, PNG, WebP hoặc AVIF.",
};

/** Why the API would refuse a chosen file, or null. Its first bytes decide, because its name may be wrong. */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (file.size === 0) return "empty";
  if (file.size > maxPictureBytes) return "large";
  if (!pictureKinds.some((kind) => kind === file.type)) return "kind";
  // A file that is gone by now cannot be read.
  const head = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return isPicture(new Uint8Array(head)) ? null : "kind";
}
